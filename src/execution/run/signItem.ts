import { postSignature } from '../../actions/postSignature.ts'
import type { PostedSignature } from '../../schemas/signature/postedSignature.ts'
import { RateLimitError, ServiceError } from '../../errors/client.ts'
import { CausewayError } from '../../errors/base.ts'
import { UnsupportedStepError } from '../../errors/quote.ts'
import { AnswerLostError, UnsupportedSignerError, UserRejectedError } from '../../errors/wallet.ts'
import { bytes32Pattern } from '../../schemas/base/primitives.ts'
import type { SignatureData } from '../../schemas/signature/signature.ts'
import { toJsonText } from '../../utils/toJsonText.ts'
import { digestQuote } from '../state/digestQuote.ts'
import { planItems, type PlanItem, type SignatureItem } from '../../decode/planItems.ts'
import { toExecutionItem } from '../state/toExecutionItem.ts'
import type { Wallet } from '../ports/wallet/wallet.ts'
import { toWalletError } from '../ports/wallet/walletErrors.ts'
import { checkQuote } from './checkQuote.ts'
import { recoverLostPrompt } from './recoverLostPrompt.ts'
import { prompt } from './prompt.ts'
import { isRunOver, type PromptingRun } from './run.ts'

/** A signature that may have reached the service can be used until it expires; this long it is waited for, in ms. */
export const postedGraceMs = 15 * 60_000

/** Asks the wallet to sign, and hands the signature to the service. */
export async function signItem(run: PromptingRun, item: SignatureItem, index: number): Promise<void> {
  const user = run.quote.parameters.user as `0x${string}`
  const chainId = run.quote.parameters.originChainId
  await checkSigner(run, item.data, user, chainId)
  const sign = signerOf(run.wallet, item)
  const outcome = await prompt(run, { indexes: [index], item, from: user, chainId, ask: sign })
  if (outcome.kind === 'over') return
  // A signature that nobody has moves nothing: here a lost answer is a plain failure.
  if (outcome.kind === 'lost') throw toWalletError(outcome.cause)
  run.dispatch({ type: 'signed', index })
  const posted = await post(run, item, index, outcome.answer)
  if (!posted) return
  const appended = newItems(run, posted)
  if (appended.length > 0) {
    run.quote = { ...run.quote, steps: [...run.quote.steps, ...posted.steps] }
    run.digest = digestQuote(run.quote)
    run.items.push(...appended)
  }
  run.dispatch({
    type: 'posted',
    index,
    appended: appended.map((next) => toExecutionItem(next, chainId)),
  })
  if (appended.length > 0) await checkQuote(run)
}

/** Tokens take a permit of a smart account only if it can answer for it, which no permit of the service foresees. */
async function checkSigner(
  { chains }: PromptingRun,
  { sign: { signatureKind } }: SignatureData,
  account: `0x${string}`,
  chainId: number,
): Promise<void> {
  if (signatureKind !== 'eip712') return
  const code = await chains.getCode({ chainId, address: account })
  if (code !== undefined && code !== '0x') throw new UnsupportedSignerError({ account })
}

/** How the wallet signs an item; known before it is asked. */
function signerOf(wallet: Wallet, { stepId, data: { sign } }: SignatureItem): () => Promise<`0x${string}`> {
  const { signTypedData, signMessage } = wallet
  if (sign.signatureKind === 'eip712' && signTypedData) return () => signTypedData.call(wallet, sign)
  if (sign.signatureKind === 'eip191' && signMessage) {
    const { message } = sign
    const isHash = bytes32Pattern.test(message)
    return () => signMessage.call(wallet, isHash ? { raw: message as `0x${string}` } : { text: message })
  }
  throw new UnsupportedStepError({ stepId, kind: 'signature', reason: 'The wallet does not sign this' })
}

/**
 * Hands a signature over. When it is not known whether the service has it, the same one may be handed over again,
 * which a signature allows: it can be used once.
 *
 * @returns undefined when the execution has come to its end without an answer.
 */
async function post(
  run: PromptingRun,
  item: SignatureItem,
  index: number,
  signature: `0x${string}`,
): Promise<PostedSignature | undefined> {
  const { client, clock, signal } = run
  const { endpoint, body } = item.data.post
  for (;;) {
    let error: CausewayError
    try {
      return await postSignature(client, { endpoint, body, signature }, { signal })
    } catch (caught) {
      if (signal.aborted || !(caught instanceof CausewayError) || isRefusal(caught)) throw caught
      error = caught
    }
    if (isRunOver(run)) return undefined
    if (await run.ask({ kind: 'postAgain', error })) {
      run.dispatch({ type: 'signed', index })
      continue
    }
    if (isRunOver(run)) return undefined
    const since = clock.now()
    const found = await recoverLostPrompt(run, {
      indexes: [index],
      error: new AnswerLostError({ cause: error }),
      isFollowed: item.check != null,
      check: async () => (clock.now() - since > postedGraceMs ? 'absent' : undefined),
    })
    if (found === 'found') return undefined
    throw new UserRejectedError()
  }
}

/** The service has read the signature and does not want it. */
function isRefusal(error: CausewayError): boolean {
  return error instanceof ServiceError && !(error instanceof RateLimitError) && error.status < 500
}

/** What the service asks for next, without what it has asked for before. */
function newItems({ items }: PromptingRun, { steps }: PostedSignature): PlanItem[] {
  const known = new Set(items.map(keyOf))
  return planItems(steps).filter((item) => !known.has(keyOf(item)))
}

function keyOf({ stepId, kind, data }: PlanItem): string {
  return toJsonText([stepId, kind, data])
}
