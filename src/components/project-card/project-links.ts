type Project = {
  readonly webapp: string
  readonly github: string | null
  readonly video: { readonly mp4: string } | null
  readonly caseStudy: { readonly path: string } | null
}

/** A button's label and target. */
export type ActionTarget = { label: string; to: string }

/**
 * Returns the buttons of a project's card (requirements R9.2 and R9.3): "See in Action" only with
 * a video, shown in its case study; "Source Code" with a repository, else "Visit Website".
 */
export function projectLinks({ webapp, github, video, caseStudy }: Project): {
  action: ActionTarget | undefined
  source: ActionTarget
} {
  return {
    action: video
      ? { label: "See in Action", to: caseStudy ? `${caseStudy.path}#video` : video.mp4 }
      : undefined,
    source: github ? { label: "Source Code", to: github } : { label: "Visit Website", to: webapp },
  }
}
