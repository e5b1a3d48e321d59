import type { Hex } from 'viem'
import { PaymentRefusedError } from '../../errors.ts'
import { approvalsFor } from '../../quote/terms/approvalsFor.ts'
import { refusePermit, type PermitAnswer, type PermitContext } from './permitAnswer.ts'
import { failReasonOf } from '../../domain/request/requestFacts.ts'
import type { Permit, ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'
import { toPermitHash } from '../../domain/request/permits/toPermitData.ts'
import { toAuthorization } from './toAuthorization.ts'
import { toSteps } from '../../quote/answer/toSteps.ts'

/**
 * Pulls the deposit of a request with the user's signature, at most once: later calls for the same request get a response but move nothing.
 *
 * @throws {Refusal} 400 if the signature is not the user's for this request, or can no longer be used.
 */
export async function pullDeposit(
  { context, flow }: PermitContext,
  request: ServiceRequest,
  signature: Hex,
): Promise<PermitAnswer> {
  const { ledger, clock, policy } = context
  const { permit, claim, user, progress, terms, expiresAt } = request
  const { chainId, address: currency } = terms.currencyIn
  if (!permit) throw refusePermit('This request takes no permit.')
  if (permit.pulled?.signature.toLowerCase() === signature.toLowerCase()) return accepted

  const hash = toPermitHash(request, permit)
  if (!(await ledger.isSignedBy({ chainId, account: user, hash, signature }))) {
    throw refusePermit(`The signature is not of ${user}, or not for this deposit.`)
  }
  if (progress.status === 'failure') throw refusePermit(`The request failed: ${failReasonOf(request)}.`)
  if (permit.pulled || progress.status !== 'waiting') return accepted
  if (claim && !claim.isMade) throw refusePermit('The request must be claimed first.')
  if (clock.now() > expiresAt || clock.now() >= permit.validBefore * 1000) {
    throw refusePermit('The permit has expired. Ask for another quote.')
  }
  if (!policy.relaysPermits)
    return { message: 'Please pay the deposit yourself.', steps: await depositSteps() }

  const payment = {
    orderId: request.orderId,
    chainId,
    currency,
    recipient: terms.depository,
    amount: terms.amountIn,
    authorization: toAuthorization(request, permit, signature),
  }
  try {
    const receipt = await ledger.pull(payment)
    await flow.change({
      ...request,
      permit: { ...permit, pulled: { ...receipt, signature } } satisfies Permit,
    })
    return accepted
  } catch (error) {
    if (!(error instanceof PaymentRefusedError)) throw error
    if (error.reason === 'alreadyPaid') {
      throw refusePermit(
        'The authorization was used or canceled before. The status of the request tells more.',
      )
    }
    await requireBalance()
    throw refusePermit('The chain refused the permit. Nothing was moved; ask for another quote.')
  }

  /** Fails the request if the user's balance is too low, since the permit is for the whole amount. */
  async function requireBalance(): Promise<void> {
    if ((await ledger.balanceOf(chainId, currency, user)) >= terms.amountIn) return
    const failReason = 'GASLESS_PERMIT_BALANCE_TOO_LOW'
    await flow.advance(request, { status: 'failure', failReason, refundFailReason: null })
    throw refusePermit(`The request failed: ${failReason}.`)
  }

  /** The steps of the same request without its permit. */
  async function depositSteps() {
    const { depository: spender, currencyIn, amountIn } = terms
    const [allowance, gasPrice] = await Promise.all([
      ledger.allowanceOf({ chainId, token: currency, owner: user, spender }),
      ledger.gasPrice(chainId),
    ])
    const approvals = approvalsFor(currencyIn, { allowance, amount: amountIn })
    const byHand = { ...request, terms: { ...terms, approvals }, permit: undefined, claim: undefined }
    return toSteps(byHand, gasPrice)
  }
}

const accepted: PermitAnswer = { message: 'Success', steps: [] }
