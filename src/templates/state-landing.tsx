import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../components/seo/seo"
import { known } from "../lib/known"
import { Testimonials } from "../sections/shared/testimonials"
import { Apart } from "../sections/state/apart"
import { Areas } from "../sections/state/areas"
import { Benefits } from "../sections/state/benefits"
import { ClosingCall } from "../sections/state/closing-call"
import { Features } from "../sections/state/features"
import { Impact } from "../sections/state/impact"
import { Mistakes } from "../sections/state/mistakes"
import { Services } from "../sections/state/services"
import { StateHeadline } from "../sections/state/state-headline"
import { StateHero } from "../sections/state/state-hero"
import { StateIntro } from "../sections/state/state-intro"
import * as styles from "./state-landing.module.css"

/** One state's landing page: the sections of specification §2, in its order. */
export default function StateLandingPage({ data }: PageProps<Queries.StateLandingQuery>) {
  const state = known(data.state, "The state")
  const shared = known(data.statePages, "content/pages/states.json")
  return (
    <div data-accent="" className={styles.state} style={{ "--ground": state.areas.bgColor }}>
      <div className={styles.opening}>
        <StateHero state={state} />
        <StateHeadline state={state} shared={shared} />
      </div>
      <StateIntro intro={state.intro} />
      <Impact section={state.impact} />
      <Benefits section={state.benefits} state={state} />
      <Features section={state.features} />
      <Mistakes section={state.mistakes} />
      <Services section={state.services} />
      <Apart section={state.apart} />
      <Testimonials list={known(data.testimonialList, "content/lists/testimonials.json")} />
      <Areas areas={state.areas} notify={shared.notify} />
      <ClosingCall closing={state.closing} actions={[shared.consultation, shared.call]} />
    </div>
  )
}

export function Head({ data, location }: HeadProps<Queries.StateLandingQuery>) {
  return <Seo seo={known(data.state, "The state").seo} pathname={location.pathname} />
}

export const query = graphql`
  query StateLanding($id: String!) {
    state(id: { eq: $id }) {
      seo {
        ...Seo
      }
      ...StateHero
      ...StateHeadline
      ...StateLandscape
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
      apart {
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
    testimonialList {
      ...Testimonials
    }
  }
`
