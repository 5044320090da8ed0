import { graphql } from "gatsby"
import { SpriteDrawing } from "../../components/drawing/sprite-drawing"
import { Heading } from "../../components/heading/heading"
import * as styles from "./roles.module.css"

/** The roles that the owner can be hired for. */
export function Roles({ list: { title, subtitle, items } }: { list: Queries.RolesFragment }) {
  return (
    <section className={`columns ${styles.section}`}>
      <Heading title={title} subtitle={subtitle} />
      <ul role="list">
        {items.map((item) => (
          <li key={item.title} className={styles.role}>
            <SpriteDrawing drawing={item.image} late className={styles.logo} />
            <h3 className="title-s">{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const fragment = graphql`
  fragment Roles on RoleList {
    title
    subtitle
    items {
      title
      text
      image {
        ...SpriteDrawing
      }
    }
  }
`
