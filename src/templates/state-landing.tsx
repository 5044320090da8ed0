import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Fragment } from "react"
import { withoutPrefix } from "../browser/path-prefix"
import { Breadcrumb } from "../components/breadcrumb/breadcrumb"
import { BelowFold } from "../components/below-fold/below-fold"
import { Seo } from "../components/seo/seo"
import { breadcrumbTrailOf, useBreadcrumbTrail } from "../hooks/use-breadcrumb-trail"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import type { Crumb } from "../seo/breadcrumb-trail"
import { fillIn } from "../text/fill-in"
import { breadcrumbList } from "../seo/json-ld/breadcrumb-list"
import { planSpan, webDesign } from "../seo/json-ld/web-design"
import { assertPresent } from "../text/assert-present"
import { Testimonials } from "../sections/shared/testimonials"
import { Differentiators } from "../sections/state/differentiators"
import { Areas } from "../sections/state/areas"
import { Benefits } from "../sections/state/benefits"
import { ClosingCall } from "../sections/state/closing-call"
import { Impact } from "../sections/state/impact"
import { LocalWork } from "../sections/state/local-work"
import { PointList } from "../sections/state/point-list"
import { Services } from "../sections/state/services/services"
import { StateHeadline } from "../sections/state/hero/state-headline"
import { StateHero } from "../sections/state/hero/state-hero"
import { StateIntro } from "../sections/state/hero/state-intro"
import * as styles from "./state-landing.module.css"

/** A state's landing page, with those of its sections that the owner wrote, in the order of requirement R15.2. */
export default function StateLandingPage({ data }: PageProps<Queries.StateLandingQuery>) {
  const state = assertPresent(data.state, "The state")
  const shared = assertPresent(data.statePages, "content/pages/states.json")
  return (
    <div
      data-accent={state.areas ? "" : undefined}
      className={state.areas ? styles.state : `${styles.state} ${styles.plain}`}
      style={state.areas ? { "--ground": state.areas.bgColor } : undefined}
    >
      <div className={styles.way}>
        <Breadcrumb crumbs={useBreadcrumbTrail(crumbOf(data))} />
      </div>
      <StateHero state={state} />
      <StateHeadline state={state} shared={shared} plans={data.planList} />
      <BelowFold>
        {Object.entries(sectionsOf(data, shared)).map(([name, section]) => (
          <Fragment key={name}>
            {section}
            {state.local && name === (state.local.follows ?? "benefits") && <LocalWork local={state.local} />}
          </Fragment>
        ))}
        {state.closing && (
          <ClosingCall closing={state.closing} actions={[shared.consultation, shared.call]} />
        )}
      </BelowFold>
    </div>
  )
}

/** The sections between headline and closing, in their order, by their names in the state's file. */
function sectionsOf(
  { state, planList, testimonialList }: Queries.StateLandingQuery,
  { notify, pricing, estimate }: NonNullable<Queries.StateLandingQuery["statePages"]>,
) {
  const { intro, impact, benefits, features, mistakes, services, differentiators, areas } = assertPresent(
    state,
    "The state",
  )
  return {
    intro: intro && <StateIntro intro={intro} />,
    impact: impact && <Impact section={impact} />,
    benefits: benefits && <Benefits section={benefits} />,
    features: features && <PointList look="table" section={features} />,
    mistakes: mistakes && <PointList look="struck" section={mistakes} />,
    services: services && <Services section={services} plans={planList} ways={[pricing, estimate]} />,
    differentiators: differentiators && <Differentiators section={differentiators} />,
    testimonials: <Testimonials list={testimonialList} />,
    areas: areas && <Areas areas={areas} notify={notify} />,
  }
}

export function Head({ data, location, pageContext }: HeadProps<Queries.StateLandingQuery, PageLanguages>) {
  const site = siteOf(data, pageContext)
  const { service: type } = assertPresent(data.siteSettings, "content/site.json")
  const { seo, state, areas } = assertPresent(data.state, "The state")
  const trail = breadcrumbTrailOf(site, crumbOf(data))
  const service = webDesign(site, {
    path: withoutPrefix(location),
    name: seo.title,
    description: seo.description,
    type,
    areas: [{ state, cities: areas?.cities.map(({ name }) => name) ?? [] }],
    offers: planSpan(site, data.planList?.items ?? [], data.planList?.page ?? undefined),
  })
  return (
    <Seo
      site={site}
      seo={seo}
      pathname={withoutPrefix(location)}
      graph={[service, breadcrumbList(site, trail)]}
    />
  )
}

/** Returns the page's own breadcrumb entry. */
function crumbOf({ state: found, statePages }: Queries.StateLandingQuery): Crumb {
  const { path, state, short } = assertPresent(found, "The state")
  const { breadcrumb } = assertPresent(statePages, "content/pages/states.json")
  return { name: fillIn(breadcrumb, { state, short }), path }
}

export const query = graphql`
  query StateLanding($folder: String!) {
    ...Site
    ...WordsOfClaims
    ...WordsOfReviews
    ...WordsOfState
    siteSettings {
      service
    }
    state(folder: { eq: $folder }) {
      path
      state
      short
      seo {
        ...Seo
      }
      ...StateHero
      ...StateHeadline
      intro {
        ...StateIntro
      }
      impact {
        ...PointSection
      }
      benefits {
        ...PointSection
      }
      features {
        ...PointSection
      }
      mistakes {
        ...PointSection
      }
      services {
        ...Services
      }
      local {
        ...LocalWork
      }
      differentiators {
        ...PointSection
      }
      areas {
        ...Areas
      }
      closing {
        ...Closing
      }
    }
    statePages {
      ...StateShared
      breadcrumb
      pricing {
        ...Action
      }
      estimate {
        ...Action
      }
      notify {
        ...Action
      }
      consultation {
        ...Action
      }
      call {
        ...Action
      }
    }
    planList {
      page
      ...Prices
      ...LowestPrice
      items {
        price
      }
    }
    testimonialList {
      ...Testimonials
    }
  }
`
