/** A CSS module is a namespace of class names: `import * as styles from "./x.module.css"`. */
declare module "*.module.css" {
  const classNames: { readonly [className: string]: string }
  export = classNames
}

declare module "*.css"
