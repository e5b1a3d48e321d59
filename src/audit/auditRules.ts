import type { AuditFinding } from '../errors/quote.ts'
import type { AuditRuleCheck } from './auditFinding.ts'
import { blindMessage } from './rules/messages/blindMessage.ts'
import { message } from './rules/messages/message.ts'
import { signInMessage } from './rules/messages/signInMessage.ts'
import { orderPayment } from './rules/order/orderPayment.ts'
import { orderRefund } from './rules/order/orderRefund.ts'
import { contractAccount } from './rules/people/contractAccount.ts'
import { recipient } from './rules/people/recipient.ts'
import { sender } from './rules/people/sender.ts'
import { permitAmount } from './rules/permits/permitAmount.ts'
import { permitChain } from './rules/permits/permitChain.ts'
import { permitExpiry } from './rules/permits/permitExpiry.ts'
import { permitOwner } from './rules/permits/permitOwner.ts'
import { permitReceiver } from './rules/permits/permitReceiver.ts'
import { permitToken } from './rules/permits/permitToken.ts'
import { typedData } from './rules/permits/typedData.ts'
import { checkEndpoint } from './rules/request/checkEndpoint.ts'
import { depositAddress } from './rules/request/depositAddress.ts'
import { otherRequest } from './rules/request/otherRequest.ts'
import { postEndpoint } from './rules/request/postEndpoint.ts'
import { requestId } from './rules/request/requestId.ts'
import { inputAmount } from './rules/summary/inputAmount.ts'
import { inputCurrency } from './rules/summary/inputCurrency.ts'
import { inputDecimals } from './rules/summary/inputDecimals.ts'
import { minimumAmount } from './rules/summary/minimumAmount.ts'
import { minimumSlippage } from './rules/summary/minimumSlippage.ts'
import { outputAmount } from './rules/summary/outputAmount.ts'
import { outputCurrency } from './rules/summary/outputCurrency.ts'
import { outputDecimals } from './rules/summary/outputDecimals.ts'
import { sponsorshipSums } from './rules/summary/sponsorshipSums.ts'
import { allowance } from './rules/transactions/allowance.ts'
import { allowanceSpender } from './rules/transactions/allowanceSpender.ts'
import { extraCall } from './rules/transactions/extraCall.ts'
import { foreignToken } from './rules/transactions/foreignToken.ts'
import { gasPrice } from './rules/transactions/gasPrice.ts'
import { itemChain } from './rules/transactions/itemChain.ts'
import { itemSender } from './rules/transactions/itemSender.ts'
import { nativeOutflow } from './rules/transactions/nativeOutflow.ts'
import { nativeTarget } from './rules/transactions/nativeTarget.ts'
import { tokenCall } from './rules/transactions/tokenCall.ts'
import { tokenOutflow } from './rules/transactions/tokenOutflow.ts'
import { transferTarget } from './rules/transactions/transferTarget.ts'
import { unknownCall } from './rules/transactions/unknownCall.ts'
import { unknownContract } from './rules/transactions/unknownContract.ts'

/** A rule of the audit. */
export interface BuiltInRule<severity = AuditFinding['severity']> {
  /** Of what the rule finds, unless a finding says otherwise. */
  severity: severity
  /** What holds for a quote in which the rule finds nothing. */
  proves: string
  check: AuditRuleCheck
}

/**
 * Every rule by its id, in the order in which findings are shown: what is moved, how, what is called, what is signed.
 * Words for each stand in the message catalogue under `audit.<id>`.
 */
export const auditRules = {
  'input-currency': block(
    inputCurrency,
    'The quote takes the currency that was requested, on the chain that was.',
  ),
  'output-currency': block(
    outputCurrency,
    'The quote pays the currency that was requested, on the chain that was.',
  ),
  'input-decimals': block(inputDecimals, 'The token to pay is counted in the units that `tokens` says.'),
  'output-decimals': block(
    outputDecimals,
    'The token to receive is counted in the units that `tokens` says.',
  ),
  recipient: block(recipient, 'The quote and its order pay who was requested.'),
  sender: block(sender, 'The quote is for the account that requested it.'),
  'contract-account': confirm(contractAccount, 'A contract is not paid at its own address on another chain.'),
  'input-amount': block(
    inputAmount,
    'The quote takes the requested amount, where it was requested for this side.',
  ),
  'output-amount': block(
    outputAmount,
    'The quote pays the requested amount; `confirm` for an expected output.',
  ),
  'minimum-amount': block(minimumAmount, 'The guaranteed amount is no more than the quoted one.'),
  'minimum-slippage': confirm(minimumSlippage, 'The guaranteed amount is within the slippage tolerance.'),
  'sponsorship-sums': confirm(sponsorshipSums, 'What the sponsor and the user pay adds up.'),
  'order-payment': block(
    orderPayment,
    'The order takes, pays and calls what the quote says; `confirm` where it can’t be read.',
  ),
  'order-refund': block(orderRefund, 'The order refunds who was requested.'),
  'deposit-address': block(
    depositAddress,
    'A deposit address is named just where one was requested, is one, and gets exactly the input.',
  ),
  'item-chain': block(itemChain, 'Transactions are on the origin chain.'),
  'item-sender': block(itemSender, 'Transactions are from the user’s account.'),
  'gas-price': confirm(gasPrice, 'The suggested gas costs at most ten times what is quoted.'),
  'native-outflow': block(nativeOutflow, 'Native currency leaves as the input, and never beside it.'),
  'native-target': block(nativeTarget, 'Native currency goes to whom the quote names.'),
  'foreign-token': block(foreignToken, 'No token but the input is touched.'),
  'token-call': block(tokenCall, 'The token’s functions are called only as a transfer needs.'),
  'token-outflow': block(
    tokenOutflow,
    'Transfers, approvals and permits together are at most the input; `confirm` for a permit beside a transaction.',
  ),
  'transfer-target': block(transferTarget, 'The token goes to whom the quote names.'),
  allowance: block(allowance, 'An approval is for at most the input.'),
  'allowance-spender': block(
    allowanceSpender,
    'An approval is for whom the quote names, or who is called with it later.',
  ),
  'unknown-call': info(unknownCall, 'A contract of the service is called in a way that can be read.'),
  'extra-call': block(extraCall, 'Contracts are called once: one deposit, or one swap.'),
  'unknown-contract': block(
    unknownContract,
    'Only contracts of the service are called; `confirm` where the quote names none, `info` for a swap on one chain.',
  ),
  'request-id': block(requestId, 'The quote is about one request, and says how to follow it.'),
  'other-request': confirm(otherRequest, 'Contracts are called for the request of the quote.'),
  message: confirm(message, 'A text to sign names the request; `info` where it does.'),
  'blind-message': block(blindMessage, 'Only readable texts are signed.'),
  'sign-in-message': block(signInMessage, 'No text is signed that signs somebody in elsewhere.'),
  'typed-data': block(typedData, 'Of typed data, only permits are signed.'),
  'permit-chain': block(permitChain, 'A permit is for the origin chain alone.'),
  'permit-token': block(permitToken, 'A permit is for the token to pay.'),
  'permit-owner': block(permitOwner, 'A permit is the user’s own.'),
  'permit-amount': block(permitAmount, 'A permit is for at most the input.'),
  'permit-receiver': block(permitReceiver, 'A permit is for whom the quote names.'),
  'permit-expiry': block(permitExpiry, 'A permit is valid for no longer than was requested.'),
  'post-endpoint': block(postEndpoint, 'Signatures go to the service.'),
  'check-endpoint': block(checkEndpoint, 'Requests are followed at the service.'),
} as const satisfies Readonly<Record<string, BuiltInRule>>

/** Id of a rule that every quote is audited with. */
export type BuiltInAuditRule = keyof typeof auditRules

function block(check: AuditRuleCheck, proves: string): BuiltInRule<'block'> {
  return { severity: 'block', proves, check }
}

function confirm(check: AuditRuleCheck, proves: string): BuiltInRule<'confirm'> {
  return { severity: 'confirm', proves, check }
}

function info(check: AuditRuleCheck, proves: string): BuiltInRule<'info'> {
  return { severity: 'info', proves, check }
}
