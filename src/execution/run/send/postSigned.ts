import { postSignature } from '../../../actions/postSignature.ts'
import {
  InvalidRequestError,
  MalformedResponseError,
  NetworkError,
  ServiceError,
  TimeoutError,
} from '../../../errors/client.ts'
import { CausewayError } from '../../../errors/causewayError.ts'
import type { errorCodes } from '../../../errors/codes/errorCodes.ts'
import { ResponseLostError } from '../../../errors/wallet.ts'
import type { Step } from '../../../schemas/quote/step.ts'
import { quoteItemsOf, type QuoteItem, type SignatureItem } from '../../../decode/quoteItems.ts'
import { requestIdOf } from '../../../decode/requestIdOf.ts'
import { readSignatureUse } from '../recover/readSignatureUse.ts'
import { recoverLostPrompt } from '../recover/recoverLostPrompt.ts'
import { newSteps } from './newSteps.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import { isRunOver, type PromptingRun } from '../run.ts'

/** How often a signature is posted to a provider that doesn't answer. */
const maxPosts = 3

/** The provider's response to an accepted signature. */
interface TakenSignature {
  /** The appended steps, without items that were requested before: they aren't audited or prompted twice. */
  steps: Step[]
  /** The items of these steps. */
  appended: QuoteItem[]
  requestId: string | undefined
}

/**
 * Posts a signature. If no response comes, the user may have it posted again, which is safe, since it can be used only once. A response
 * that can't be read or followed, or a refusal of the second post, proves nothing about the first post: then the chain is asked whether the
 * signature was used.
 *
 * @returns undefined if the execution ended without a response.
 */
export async function postSigned(
  run: PromptingRun,
  item: SignatureItem,
  index: number,
  signature: `0x${string}`,
): Promise<TakenSignature | undefined> {
  const { client, signal, getState } = run
  const { user, originChainId: chainId } = run.quote.parameters
  const { endpoint, body } = item.data.post
  const requestId = item.requestId ?? getState().requestId
  const known = { from: user, requestId, steps: run.quote.steps }
  for (let posts = 1; ; posts += 1) {
    let error: CausewayError
    try {
      const { steps } = await postSignature(client, { endpoint, body, signature, known }, { signal })
      const added = newSteps(run.items, steps)
      return { steps: added, appended: quoteItemsOf(added), requestId: requestIdOf(steps) }
    } catch (caught) {
      error = caught instanceof CausewayError ? caught : new ResponseLostError({ cause: caught })
      if (signal.aborted || (posts === 1 && isRefusal(error))) throw caught
    }
    if (isRunOver(run)) return undefined
    if (
      posts < maxPosts &&
      isUnanswered(error) &&
      (await run.requestDecision({ kind: 'postAgain', error }))
    ) {
      run.dispatch({ type: 'signed', index })
      continue
    }
    if (isRunOver(run)) return undefined
    const lost = new ResponseLostError({ cause: error })
    let isHarmless = false
    const found = await recoverLostPrompt(run, {
      indexes: [index],
      error: lost,
      isReported: true,
      account: { chainId, from: user },
      async check() {
        const use = readSignatureUse(run, getState().items[index]?.intent ?? {}, chainId)
        const seen = await withLimit(run, use, () => undefined)
        if (seen === 'found') run.dispatch({ type: 'confirmed', index })
        isHarmless = seen === 'absent' && getState().items[index]?.paysNothing === true
        return seen
      },
    })
    if (found === 'found') return undefined
    // A signature that may have been used stays `lost`. A text that pays nothing can't have moved funds.
    if (!isHarmless) throw lost
    run.dispatch({ type: 'failed', error, isUnsent: true })
    return undefined
  }
}

/** Statuses below 500 that a proxy may have sent, or that may mean that this signature was posted before. */
const unclearStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 499])

/** Statuses of a provider that refuses a request that it has read. Gateways and firewalls use other statuses, some also with a message. */
const refusalStatuses: ReadonlySet<number> = new Set([400, 422])

/** The provider received the signature and refused it, or the request was never sent. */
function isRefusal(error: CausewayError): boolean {
  if (!(error instanceof ServiceError)) return error instanceof InvalidRequestError
  const { status, hasErrorBody, errorCode, retryable } = error
  if (!hasErrorBody || status >= 500 || unclearStatuses.has(status) || retryable) return false
  return errorCode !== undefined || refusalStatuses.has(status)
}

/** Error codes of a proxy that withheld the provider's response: the provider may have accepted the signature. */
const withheldCodes: ReadonlySet<string | undefined> = new Set<keyof typeof errorCodes>([
  'MALFORMED_RESPONSE',
  'RESPONSE_TOO_LARGE',
  'RESPONSE_WITHHELD',
  'SERVICE_REDIRECTED',
])

/** It isn't known whether the provider accepted the signature. A success response, readable or not, means that it did. */
function isUnanswered(error: CausewayError): boolean {
  if (
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    error instanceof MalformedResponseError
  ) {
    return error.status === undefined || error.status >= 500
  }
  return error instanceof ServiceError && !isRefusal(error) && !withheldCodes.has(error.errorCode)
}
