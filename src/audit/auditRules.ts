import type { AuditFinding } from '../errors/quote.ts'
import type { AuditRuleCheck } from './auditFinding.ts'
import { blindMessage } from './rules/messages/blindMessage.ts'
import { message } from './rules/messages/message.ts'
import { signInMessage } from './rules/messages/signInMessage.ts'
import { orderPayment } from './rules/order/orderPayment.ts'
import { orderRefund } from './rules/order/orderRefund.ts'
import { orderRefundRecipient } from './rules/order/orderRefundRecipient.ts'
import { contractAccount } from './rules/parties/contractAccount.ts'
import { recipient } from './rules/parties/recipient.ts'
import { sender } from './rules/parties/sender.ts'
import { permitAmount } from './rules/permits/permitAmount.ts'
import { permitCalls } from './rules/permits/permitCalls.ts'
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
import { signaturePath } from './rules/request/signaturePath.ts'
import { unsupportedStep } from './rules/request/unsupportedStep.ts'
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
import { allowance } from './rules/tokens/allowance.ts'
import { allowanceSpender } from './rules/tokens/allowanceSpender.ts'
import { extraCall } from './rules/transactions/extraCall.ts'
import { foreignToken } from './rules/tokens/foreignToken.ts'
import { gasPrice } from './rules/transactions/gasPrice.ts'
import { itemChain } from './rules/transactions/itemChain.ts'
import { itemSender } from './rules/transactions/itemSender.ts'
import { nativeOutflow } from './rules/transactions/nativeOutflow.ts'
import { nativeTarget } from './rules/transactions/nativeTarget.ts'
import { tokenCall } from './rules/tokens/tokenCall.ts'
import { tokenOutflow } from './rules/tokens/tokenOutflow.ts'
import { transferTarget } from './rules/tokens/transferTarget.ts'
import { unknownCall } from './rules/transactions/unknownCall.ts'
import { unknownContract } from './rules/transactions/unknownContract.ts'
import { noMinimum } from './rules/summary/noMinimum.ts'
import { gasTopup } from './rules/summary/gasTopup.ts'
import { tokenIdentity } from './rules/summary/tokenIdentity.ts'
import { orderCalls } from './rules/order/orderCalls.ts'
import { orderDeadline } from './rules/order/orderDeadline.ts'
import { orderId } from './rules/order/orderId.ts'
import { refundCurrency } from './rules/order/refundCurrency.ts'
import { orderSignature } from './rules/order/orderSignature.ts'
import { uncheckedOrder } from './rules/order/uncheckedOrder.ts'
import { underpayment } from './rules/swaps/underpayment.ts'
import { directTransfer } from './rules/tokens/directTransfer.ts'
import { extraApproval } from './rules/tokens/extraApproval.ts'
import { depositCall } from './rules/transactions/depositCall.ts'
import { noCode } from './rules/transactions/noCode.ts'
import { swapCall } from './rules/swaps/swapCall.ts'
import { swapInput } from './rules/swaps/swapInput.ts'
import { swapPayment } from './rules/swaps/swapPayment.ts'

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
 * Words for each stand in the message catalog under `audit.<id>`.
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
  'input-decimals': block(
    inputDecimals,
    'The token to pay is counted in the units that `tokens` says, and everywhere in the same.',
  ),
  'output-decimals': block(
    outputDecimals,
    'The token to receive is counted in the units that `tokens` says, and everywhere in the same.',
  ),
  'token-identity': confirm(
    tokenIdentity,
    'Tokens are called what the page calls them; `info` for a name that no other token has.',
  ),
  recipient: block(
    recipient,
    'The quote and its order pay who was requested; `confirm` where a contract that the page does not know is paid for the calls, or nobody has the recipient’s key.',
  ),
  sender: block(sender, 'The quote is for the account that requested it.'),
  'contract-account': confirm(contractAccount, 'A contract is not paid at its own address on another chain.'),
  'input-amount': block(
    inputAmount,
    'The quote takes the requested amount, where it was requested for this side.',
  ),
  'output-amount': block(
    outputAmount,
    'The quote pays something, and the requested amount; `confirm` for an expected output.',
  ),
  'minimum-amount': block(minimumAmount, 'The guaranteed amount is no more than the quoted one.'),
  'minimum-slippage': confirm(minimumSlippage, 'The guaranteed amount is within the slippage tolerance.'),
  'no-minimum': confirm(noMinimum, 'The quote guarantees an amount.'),
  'gas-topup': confirm(gasTopup, 'The gas top-up is the one that was requested, or there is none.'),
  'sponsorship-sums': confirm(sponsorshipSums, 'What the sponsor and the user pay adds up.'),
  'order-payment': block(
    orderPayment,
    'The order takes and pays what the quote says; `confirm` where it can’t be read.',
  ),
  'order-refund': block(
    orderRefund,
    'The order refunds who was requested, in a currency of the quote; `confirm` where it refunds nobody, or too early.',
  ),
  'order-refund-recipient': confirm(
    orderRefundRecipient,
    'The order does not refund the recipient on the destination network, too; `info` where it refunds who was requested as well.',
  ),
  'refund-currency': confirm(
    refundCurrency,
    'The quote says that what its order refunds is refunded, and where.',
  ),
  'order-calls': block(orderCalls, 'The order makes just the calls that were requested.'),
  'order-deadline': confirm(orderDeadline, 'The order can still be filled.'),
  'order-id': confirm(orderId, 'The order’s id is the hash of its data, where that is of the public types.'),
  'unchecked-order': confirm(
    uncheckedOrder,
    'What goes to a depository is for an order that the quote shows whole, so that its id can be computed.',
  ),
  'order-signature': confirm(
    orderSignature,
    'The order is signed by its solver, where its signature was requested; and that is one of `solvers`. What can’t be checked is asked about.',
  ),
  'deposit-address': block(
    depositAddress,
    'A deposit address is named just where one was requested, is one, and gets exactly the input.',
  ),
  'item-chain': block(itemChain, 'Transactions are on the origin chain.'),
  'item-sender': block(itemSender, 'Transactions are from the user’s account.'),
  'gas-price': confirm(gasPrice, 'The suggested gas costs at most ten times what is quoted.'),
  'native-outflow': block(nativeOutflow, 'Native currency leaves as the input, and never beside it.'),
  'native-target': block(nativeTarget, 'Native currency goes to whom the quote names.'),
  underpayment: block(underpayment, 'The steps that are left pay the whole input.'),
  'foreign-token': block(foreignToken, 'No token but the input is touched.'),
  'token-call': block(tokenCall, 'The token’s functions are called only as a transfer needs.'),
  'token-outflow': block(
    tokenOutflow,
    'Transfers, approvals and permits together are at most the input; `confirm` for a permit beside a transaction.',
  ),
  'transfer-target': block(transferTarget, 'The token goes to whom the quote names.'),
  'direct-transfer': block(
    directTransfer,
    'The token is not sent to a contract that takes no deposits; `confirm` for a permit of one that is not known to take them.',
  ),
  allowance: block(
    allowance,
    'An approval is for at most the input; `confirm` for Permit2, beside a permit of it.',
  ),
  'allowance-spender': block(
    allowanceSpender,
    'An approval is for whom the quote names, or who is called with it later.',
  ),
  'extra-approval': block(extraApproval, 'There are at most two approvals.'),
  'deposit-call': block(
    depositCall,
    'A deposit, also one that a public router makes, is the user’s, of the input or of what it is swapped to, and at the depository; `confirm` for one of whatever is approved.',
  ),
  'no-code': block(noCode, 'What is called or approved has code.'),
  'unknown-call': confirm(unknownCall, 'A contract of the provider is called in a way that can be read.'),
  'extra-call': block(extraCall, 'Contracts are called once: one deposit, or one swap.'),
  'unknown-contract': block(
    unknownContract,
    'Only contracts of the provider are called; `confirm` where the quote has no name for one: for a swap on one chain, or before the deposit.',
  ),
  'swap-call': confirm(
    swapCall,
    'A swap on one chain calls a function that is publicly known, so that its recipient and its minimum can be read.',
  ),
  'swap-input': block(
    swapInput,
    'Such a swap, and a public router that swaps before it deposits, takes the token of the quote, and at most its amount; `confirm` for a token in place of native currency.',
  ),
  'swap-payment': block(
    swapPayment,
    'Such a swap pays the recipient the token of the quote, and guarantees its minimum; `confirm` where a router gives what is left over to a stranger.',
  ),
  'unsupported-step': block(
    unsupportedStep,
    'Every step can be read, and be done by a wallet of the EVM; otherwise nothing else is told.',
  ),
  'request-id': block(requestId, 'The quote is about one request, and names it, so that it can be followed.'),
  'other-request': confirm(
    otherRequest,
    'Deposits, permits and posts name the request of the quote; `block` for those that name another.',
  ),
  message: confirm(message, 'A text to sign is about the request alone; `info` where it is.'),
  'blind-message': block(blindMessage, 'Only readable texts are signed.'),
  'sign-in-message': block(signInMessage, 'No text is signed that signs somebody in elsewhere.'),
  'typed-data': block(
    typedData,
    'Of typed data, only permits are signed, and those of Permit2 for it alone.',
  ),
  'permit-chain': block(permitChain, 'A permit is for the origin chain alone.'),
  'permit-token': block(permitToken, 'A permit is for the token to pay.'),
  'permit-owner': block(permitOwner, 'A permit is the user’s own.'),
  'permit-amount': block(permitAmount, 'A permit is for at most the input.'),
  'permit-receiver': block(
    permitReceiver,
    'A permit is for whom the quote names, or for one of `contracts` or `solvers`.',
  ),
  'permit-calls': block(
    permitCalls,
    'What is signed beside a permit uses it as the quote says; `confirm` where that can’t be read, but one of `solvers` is to do it.',
  ),
  'permit-expiry': block(permitExpiry, 'A permit is valid for no longer than was requested.'),
  'post-endpoint': block(postEndpoint, 'Signatures go only to the provider.'),
  'signature-path': confirm(signaturePath, 'Signatures go to the provider’s path for them.'),
  'check-endpoint': block(checkEndpoint, 'Requests are tracked at the provider.'),
} as const satisfies Readonly<Record<string, BuiltInRule>>

/** ID of a built-in audit rule. */
export type BuiltInAuditRule = keyof typeof auditRules

function block(check: AuditRuleCheck, proves: string): BuiltInRule<'block'> {
  return { severity: 'block', proves, check }
}

function confirm(check: AuditRuleCheck, proves: string): BuiltInRule<'confirm'> {
  return { severity: 'confirm', proves, check }
}
