declare global {
  interface Window {
    /** The button that was pressed before the page's scripts ran, if any; asked once. */
    earlyPress?: () => HTMLElement | undefined
  }
}

/**
 * The script in the head of every page. It fetches the early script (early.ts) once the page has loaded and is painted,
 * or at the first press, and keeps that press for the scripts, that of a form's button too; links, popovers and
 * `details` work by the browser itself. Where a script cannot come, nothing is held any longer, and late drawings
 * (components/drawing/) are put in as where there is none. Short, as it comes with every page.
 */
export const firstScript = `{let early,pressed
const heard=new AbortController,hear=(name,then)=>addEventListener(name,then,{capture:true,signal:heard.signal}),
start=()=>{if(!early)document.head.append(early=Object.assign(document.createElement("script"),{src:document.querySelector("[data-early]").dataset.early}))}
hear("load",()=>requestAnimationFrame(()=>setTimeout(start)))
hear("click",({target})=>{start();pressed=target.closest("button:not([popovertarget],[type=submit])")||pressed})
hear("submit",event=>{event.preventDefault();pressed=event.submitter||pressed})
hear("error",({target})=>{if(target.localName=="script"){earlyPress();for(const late of document.querySelectorAll("span>noscript"))late.outerHTML=late.textContent}})
window.earlyPress=()=>(heard.abort(),pressed)
}`
