import { graphql } from "gatsby"

/**
 * The words of the controls by their groups (src/words/), for the queries of the pages: each spreads what its components
 * need, and no page has the words of another. Those of `...Site` are on every page.
 */
export const fragments = graphql`
  fragment Plural on Plural {
    zero
    one
    two
    few
    many
    other
  }

  fragment WordsOfPhone on Query {
    words {
      phone {
        name
        call
        text
        whatsapp
      }
    }
  }

  fragment WordsOfAvailableFrom on Query {
    words {
      availableFrom {
        name
      }
    }
  }

  fragment WordsOfVideo on Query {
    words {
      video {
        name
        play
        pause
        again
        time
        moment
        clock
        captions
        language
        mute
        full
      }
    }
  }

  fragment WordsOfCode on Query {
    words {
      code {
        copy
        copyCode
        copied
        codeCopied
        selected
        refused
        captions
      }
    }
  }

  fragment WordsOfProject on Query {
    words {
      project {
        unfinished
        more
        tags
        study
        action
        video
        source
        visit
      }
    }
  }

  fragment WordsOfEvidence on Query {
    words {
      evidence {
        sampleMark
        measured
        from
        to
      }
    }
  }

  fragment WordsOfClaims on Query {
    words {
      claims {
        own
      }
    }
  }

  fragment WordsOfPagination on Query {
    words {
      pagination {
        name
        previous
        next
        page
      }
    }
  }

  fragment WordsOfReceipts on Query {
    words {
      receipts {
        since
      }
    }
  }

  fragment WordsOfArticles on Query {
    words {
      articles {
        name
        contents
        others
        updated
        topics
        related
        follow
      }
    }
  }

  fragment WordsOfBooking on Query {
    words {
      booking {
        name
        note
        privacy
        contact
        plan
        estimate
        loading
        failed
        instead
        open
        days
        ask
      }
    }
  }

  fragment WordsOfCaseStudy on Query {
    words {
      caseStudy {
        overview
        contents
        demo
        more
        previous
        next
        live
        source
        video
        technologies
      }
    }
  }

  fragment WordsOfFormFields on Query {
    words {
      formFields {
        name
        email
        number
        message
      }
    }
  }

  fragment WordsOfContact on Query {
    words {
      contact {
        form
        send
        sending
        sentAlert
        script
        clear
        promise
        privacy
        trap
        unset
        sendByMail
        estimate
        day
        elsewhere
        late
        gone
        cleared
        unkept
        tooLong
        failed
        unanswered
        ownMail
        copyAnd
        copy
        copied
        refused
        askEmail
        askNumber
        noDigits
        digits {
          ...Plural
        }
        subject
        nobody
        sent
        answer
        meanwhile
        card
      }
    }
  }

  fragment WordsOfSketch on Query {
    words {
      sketch {
        business
        trade
        mood
        failed
        keepSvg
        keepPng
        look
        shop
        table
        craft
        practice
        studio
        message
      }
    }
  }

  fragment WordsOfEstimate on Query {
    words {
      estimate {
        plans
        plan
        has
        price
        copy
        copied
        refused
        print
        restart
      }
    }
  }

  fragment WordsOfPlans on Query {
    words {
      plans {
        name
        pages {
          ...Plural
        }
        keywords {
          ...Plural
        }
        sold
      }
    }
  }

  fragment WordsOfMade on Query {
    words {
      made {
        steps
        sheetOf
        file
        part
        sheet
        caption
        page
        before
        now
      }
    }
  }

  fragment WordsOfPayment on Query {
    words {
      payment {
        name
      }
    }
  }

  fragment WordsOfPrivacy on Query {
    words {
      privacy {
        hosts
        someHosts
        noHosts
        counted
        uncounted
        calendarScript
        calendarFrame
        mail
        counter
        fields
        onlyFields
        ownMail
        whyName
        whyEmail
        whyNumber
        whyMessage
        inLanguage
        service
        template
        account
        version
        storage
        noCookies
        draft
        estimate
        sketch
        scheme
        seam
        motion
        scroll
        reload
      }
    }
  }

  fragment WordsOfProof on Query {
    words {
      proof {
        all {
          ...Plural
        }
        page
      }
    }
  }

  fragment WordsOfResume on Query {
    words {
      resume {
        contact
      }
    }
  }

  fragment WordsOfJobMatch on Query {
    words {
      jobMatch {
        ad
        compare
        file
        clear
        summary
        failed
        refusedFile
        copy
        copied
        refused
        print
      }
    }
  }

  fragment WordsOfReviews on Query {
    words {
      reviews {
        sampleNote
        sampleMark
        firstRow
        secondRow
        pause
        play
      }
    }
  }

  fragment WordsOfHero on Query {
    words {
      hero {
        name
        pause
        play
      }
    }
  }

  fragment WordsOfState on Query {
    words {
      state {
        demos
        pause
        play
      }
    }
  }

  fragment WordsOfSkills on Query {
    words {
      skills {
        name
        projects {
          ...Plural
        }
      }
    }
  }

  fragment WordsOfSuggestedLinks on Query {
    words {
      suggestedLinks {
        name
      }
    }
  }

  fragment WordsOfWork on Query {
    words {
      work {
        name
        filter
        proof
        proofOf
        and
        skills
        shown
        none
      }
    }
  }
`
