import type { IGatsbyImageData } from "gatsby-plugin-image"

type Picture = {
  readonly src: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null }
}

/** The parts of the pages' queries that can contain the largest picture of a first view. */
export type PageData = {
  readonly caseStudy?: {
    readonly banner: Picture
    readonly parentProject: { readonly image: Picture; readonly wireframe: object | null }
  } | null
  readonly article?: { readonly image: Picture } | null
  readonly state?: { readonly videos: readonly { readonly poster: Picture }[] } | null
  readonly aboutPage?: { readonly sections: readonly { readonly img: Picture }[] } | null
  readonly homePage?: object | null
  readonly workPage?: object | null
  readonly allProject?: { readonly nodes: readonly { readonly image: Picture }[] }
  readonly blogsPage?: object | null
  readonly allArticle?: { readonly nodes: readonly { readonly image: Picture }[] }
}

/** The `sizes` of that picture on each kind of page. */
export const lcpSizes = {
  home: "(min-width: 56rem) 53vw, 92vw",
  caseStudy: "(min-width: 100rem) 1600px, 92vw",
  article: "(min-width: 112.5rem) 1800px, 92vw",
  state: "(min-width: 64rem) 42vw, (min-width: 44rem) 34rem, 83vw",
  about: "(min-width: 56rem) 46vw, 92vw",
  work: "(min-width: 56rem) 53vw, 92vw",
  blogs: "(min-width: 56rem) 60vw, 92vw",
}

/** Returns the largest picture of a page's first view from the page's data, or undefined if it has none. */
export function lcpImage(data: PageData): { image: IGatsbyImageData; sizes: string } | undefined {
  const { caseStudy, article, state, aboutPage, homePage, workPage, allProject, blogsPage, allArticle } = data
  const found = [
    {
      picture: caseStudy?.parentProject.wireframe ? caseStudy.parentProject.image : caseStudy?.banner,
      sizes: lcpSizes.caseStudy,
    },
    { picture: article?.image, sizes: lcpSizes.article },
    { picture: state?.videos[0]?.poster, sizes: lcpSizes.state },
    { picture: aboutPage?.sections[0]?.img, sizes: lcpSizes.about },
    {
      picture: homePage ? (allProject?.nodes[1] ?? allProject?.nodes[0])?.image : undefined,
      sizes: lcpSizes.home,
    },
    { picture: workPage ? allProject?.nodes[0]?.image : undefined, sizes: lcpSizes.work },
    { picture: blogsPage ? allArticle?.nodes[0]?.image : undefined, sizes: lcpSizes.blogs },
  ]
  for (const { picture, sizes } of found) {
    const image = picture?.src.childImageSharp?.gatsbyImageData
    if (image) return { image, sizes }
  }
  return undefined
}
