import type { Dialect } from '@causeway/sandbox/simulated'
import { evmQuotes } from '../../wire/examples/quoteExamples.ts'
import { everyFieldV3 } from '../../wire/examples/records/everyFieldV3.ts'
import { pageV2 } from '../../wire/examples/records/pageV2.ts'
import { signatureAnswers } from '../../wire/examples/signatureAnswers.ts'
import { statusExamples } from '../../wire/examples/statuses.ts'
import {
  legacyStatusBody,
  permitBody,
  quoteBody,
  requestsPageBody,
  requestsV2PageBody,
  statusV3Body,
} from '../samples.ts'

/** Complete answers of a provider, and its brand. */
export interface WireAnswers {
  brand: string
  quote: unknown
  legacyStatus: unknown
  statusV3: unknown
  requests: unknown
  requestsV2: unknown
  permit: unknown
}

/** By the interface's own tables, and as public documents show a deployment. */
export const wireAnswers: Readonly<Record<Dialect, WireAnswers>> = {
  interface: {
    brand: 'svc',
    quote: quoteBody,
    legacyStatus: legacyStatusBody,
    statusV3: statusV3Body,
    requests: requestsPageBody,
    requestsV2: requestsV2PageBody,
    permit: permitBody,
  },
  deployment: {
    brand: 'relay',
    quote: evmQuotes.sponsoredSwap.answer,
    legacyStatus: statusExamples['v1, refunded']?.answer,
    statusV3: statusExamples['v3, refunded with a reason']?.answer,
    requests: { requests: [everyFieldV3.answer], continuation: 'next' },
    requestsV2: pageV2.answer,
    permit: signatureAnswers.withSteps.answer,
  },
}
