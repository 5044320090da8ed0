import { graphql } from "gatsby"
import { type DragEvent, type InputEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { setLocationSearch } from "../../hooks/use-location-search"
import { useWords } from "../../hooks/use-words"
import { fillIn } from "../../text/fill-in"
import type { JobMatchSheet, SheetProps } from "./job-match-sheet"
import * as styles from "./job-match.module.css"

type Props = Pick<SheetProps, "match" | "facts">

/** Larger files are no job ads. What is longer than is read of a text is cut later (src/job-match/tokens.ts). */
const maxBytes = 400_000

/** The script that compares. It is fetched when the field is used. */
const load = () => import("./job-match-sheet")

/**
 * A field that takes a job ad, and below it what the site answers to it. The ad stays in the field: it is part of no form
 * that is sent, is not kept, and the address has the names of skills only.
 */
export function JobMatch({ match, facts }: Props) {
  const words = useWords("jobMatch")
  const field = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<{ Sheet: typeof JobMatchSheet; result: SheetProps["result"] }>()
  const [note, setNote] = useState("")

  const show = async (ad: string) => {
    try {
      const { JobMatchSheet: Sheet, resultFor, resultIn } = await load()
      const result = ad === "" ? resultIn(window.location.search, match) : resultFor(ad, match)
      if (ad !== "") setLocationSearch(result.search)
      setShown({ Sheet, result })
      setNote(said(result))
    } catch {
      setNote(words.failed)
    }
  }
  const said = ({ shown: { length }, known, unknown, search }: SheetProps["result"]) =>
    search === ""
      ? match.words.none
      : fillIn(words.summary, {
          shown: String(length),
          known: String(known.length),
          unknown: String(unknown.length),
        })
  const compare = () => {
    const ad = field.current?.value.trim() ?? ""
    if (ad === "") field.current?.focus()
    else void show(ad)
  }
  const read = async (file: File) => {
    const text = await file.slice(0, maxBytes).text()
    // What no text has: it is a picture, or a document with a format of its own.
    if (/[\0\uFFFD]/.test(text)) return setNote(words.refusedFile)
    if (field.current) field.current.value = text
    compare()
  }
  const choose = () => {
    if (!chooser.current) return
    // The same file may be chosen again.
    chooser.current.value = ""
    chooser.current.click()
  }
  const clear = () => {
    setShown(undefined)
    setNote("")
    setLocationSearch("")
    if (!field.current) return
    field.current.value = ""
    field.current.focus()
  }

  // A text that was pasted before the scripts ran, or an address with skills.
  const begin = useEffectEvent(() => {
    if (field.current?.value) compare()
    else if (new URLSearchParams(window.location.search).get("skills")) void show("")
  })
  useEffect(() => {
    queueMicrotask(() => begin())
  }, [])

  return (
    <form
      method="dialog"
      className={`columns ${styles.section}`}
      aria-labelledby="job-match"
      autoComplete="off"
      onFocus={() => void load().catch(() => {})}
      onSubmit={(event) => {
        event.preventDefault()
        compare()
      }}
      onDragOver={(event: DragEvent) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault()
      }}
      onDrop={(event: DragEvent) => {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        void read(file)
      }}
    >
      <div className={styles.words}>
        <h2 id="job-match" className="title-s">
          {match.title}
        </h2>
        <p>{match.text}</p>
        <p className={styles.without}>{match.without}</p>
      </div>
      <div className={styles.fields} data-needs-script="">
        <label htmlFor="job-ad">{words.ad}</label>
        <textarea
          ref={field}
          id="job-ad"
          rows={5}
          spellCheck={false}
          onInput={({ nativeEvent }: InputEvent<HTMLTextAreaElement>) => {
            if (/^insertFrom(?:Paste|Drop)/.test(nativeEvent.inputType)) compare()
          }}
        />
        <p className={styles.ways}>
          <button type="submit" className={styles.compare}>
            {words.compare}
          </button>
          <button type="button" onClick={choose}>
            {words.file}
          </button>
          <input
            ref={chooser}
            type="file"
            aria-label={words.file}
            accept="text/*,.txt,.md"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void read(file)
            }}
          />
        </p>
      </div>
      <p role="status" className={styles.summary}>
        {note}
      </p>
      {shown && <shown.Sheet match={match} facts={facts} result={shown.result} onClear={clear} />}
    </form>
  )
}

export const fragment = graphql`
  fragment JobMatch on JobMatch {
    title
    text
    without
    words {
      shown
      known
      unknown
      asked
      ad
      here
      years
      silent
      questions
      none
      unread
      shared
      cut
    }
    years {
      had
      units
      numbers
      to
      near
    }
    topics {
      name
      phrases
      money
      fact
      answer
      question
    }
    own {
      ...OwnTerm
    }
    others {
      name
      synonyms
      exact
      except
    }
  }
  fragment OwnTerm on OwnTerm {
    name
    synonyms
    exact
    except
    since
    evidence {
      label
      to
    }
    projects {
      title
      caseStudy {
        path
      }
    }
  }
`
