import { UnsupportedStepError } from '../../../errors/quote.ts'
import { UnsupportedSignerError, WalletError } from '../../../errors/wallet.ts'
import { bytes32Pattern } from '../../../schemas/base/primitives.ts'
import type { SignatureData } from '../../../schemas/signature/signature.ts'
import { digestQuote } from '../../state/digestQuote.ts'
import type { SignatureItem } from '../../../decode/quoteItems.ts'
import { toExecutionItem } from '../../state/toExecutionItem.ts'
import type { Wallet } from '../../ports/wallet/wallet.ts'
import { toWalletError } from '../../ports/wallet/walletErrors.ts'
import { checkBeforePrompt } from '../prompt/checkBeforePrompt.ts'
import { signatureFacts } from '../recover/readSignatureUse.ts'
import { prompt } from '../prompt/prompt.ts'
import { keepClock } from '../../../utils/time/steadyClock.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import type { PromptingRun } from '../run.ts'
import { normalizeSignature } from './normalizeSignature.ts'
import { postSigned } from './postSigned.ts'

/** Prompts the wallet to sign, and posts the signature to the provider. */
export async function signItem(run: PromptingRun, item: SignatureItem, index: number): Promise<void> {
  const user = run.quote.parameters.user as `0x${string}`
  const chainId = run.quote.parameters.originChainId
  await checkSigner(run, item.data, user, chainId)
  const sign = signerOf(run.wallet, item)
  const signature = signatureFacts(item.data, { signer: user, now: run.clock.now() })
  const outcome = await prompt(run, {
    indexes: [index],
    item,
    from: user,
    chainId,
    signature,
    openPrompt: sign,
  })
  // Once the run was left, the signature is never posted.
  if (outcome.kind === 'over' || run.signal.aborted) return
  // Without the wallet's answer, no one has the signature and no funds can move, so this is a plain failure.
  if (outcome.kind === 'lost') throw toWalletError(outcome.cause)
  const answer = normalizeSignature(outcome.answer)
  run.dispatch({ type: 'signed', index })
  const posted = await postSigned(run, item, index, answer)
  if (!posted) return
  const { steps, appended, requestId } = posted
  if (appended.length > 0) {
    run.quote = keepClock(run.quote, { ...run.quote, steps: [...run.quote.steps, ...steps] })
    run.digest = digestQuote(run.quote)
    run.items.push(...appended)
  }
  const isUnnamed = run.getState().requestId === undefined
  run.dispatch({
    type: 'posted',
    index,
    appended: appended.map((next) => toExecutionItem(next, chainId, run.items)),
    requestId,
  })
  // The request is watched since the prompt, unless only this response names it.
  if (isUnnamed && requestId !== undefined) run.watch({ ...item, requestId })
  if (appended.length > 0) await checkBeforePrompt(run)
}

/** Tokens accept a smart account's permit only if its contract can verify the signature, which the provider's permits don't support. */
async function checkSigner(
  run: PromptingRun,
  { sign: { signatureKind } }: SignatureData,
  account: `0x${string}`,
  chainId: number,
): Promise<void> {
  if (signatureKind !== 'eip712') return
  const code = await withLimit(run, run.chainReader.getCode({ chainId, address: account }), () =>
    Promise.reject(new WalletError({ message: 'The chain did not say whether the account has code.' })),
  )
  if (code !== undefined && code !== '0x') throw new UnsupportedSignerError({ account })
}

/** How the wallet signs an item. Throws before the prompt if it can't. */
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
