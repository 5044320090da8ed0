/** What a plan has; no list where it says nothing. */
export const Features = ({
  features,
  className,
}: {
  features: readonly string[]
  className?: string | undefined
}) =>
  features.length > 0 && (
    <ul role="list" className={className}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  )
