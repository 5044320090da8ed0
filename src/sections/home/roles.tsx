import { graphql } from "gatsby"
import { SpriteDrawing } from "../../components/drawing/sprite-drawing"
import { Heading } from "../../components/heading/heading"
import * as styles from "./roles.module.css"

/** The roles that the owner can be hired for; renders nothing if there are none. */
export function Roles({ list }: { list: Queries.RolesFragment | null }) {
  if (!list || list.items.length === 0) return null
  const { title, subtitle, items } = list
  return (
    <div className={`columns ${styles.roles}`}>
      <Heading small title={title} subtitle={subtitle} />
      <ul role="list">
        {items.map((item) => (
          <li key={item.title} className={styles.role}>
            <SpriteDrawing drawing={item.image} late />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
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
