import type { AuditFinding } from '../errors/quote.ts'
import type { AuditRuleCheck } from './ruleFinding.ts'
import { appFees } from './rules/fees/appFees.ts'
import { gasTopup } from './rules/fees/gasTopup.ts'
import { orderFees } from './rules/fees/orderFees.ts'
import { sponsoredAmount } from './rules/fees/sponsoredAmount.ts'
import { sponsorshipSums } from './rules/fees/sponsorshipSums.ts'
import { blindMessage } from './rules/messages/blindMessage.ts'
import { message } from './rules/messages/message.ts'
import { signInMessage } from './rules/messages/signInMessage.ts'
import { orderCalls } from './rules/order/orderCalls.ts'
import { orderDeadline } from './rules/order/times/orderDeadline.ts'
import { orderId } from './rules/order/orderId.ts'
import { orderPayment } from './rules/order/orderPayment.ts'
import { orderRefund } from './rules/order/orderRefund.ts'
import { orderRefundRecipient } from './rules/order/orderRefundRecipient.ts'
import { orderSignature } from './rules/order/orderSignature.ts'
import { refundCurrency } from './rules/order/refundCurrency.ts'
import { orderDuration } from './rules/order/times/orderDuration.ts'
import { ttl } from './rules/order/times/ttl.ts'
import { uncheckedOrder } from './rules/order/uncheckedOrder.ts'
import { unknownFillContract } from './rules/order/unknownFillContract.ts'
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
import { requestId } from './rules/request/requestId.ts'
import { signaturePath } from './rules/request/signaturePath.ts'
import { unsupportedStep } from './rules/request/unsupportedStep.ts'
import { fixedRate } from './rules/summary/fixedRate.ts'
import { inputAmount } from './rules/summary/inputAmount.ts'
import { inputCurrency } from './rules/summary/inputCurrency.ts'
import { inputDecimals } from './rules/summary/inputDecimals.ts'
import { minimumAmount } from './rules/summary/minimumAmount.ts'
import { minimumSlippage } from './rules/summary/minimumSlippage.ts'
import { noMinimum } from './rules/summary/noMinimum.ts'
import { outputAmount } from './rules/summary/outputAmount.ts'
import { outputCurrency } from './rules/summary/outputCurrency.ts'
import { outputDecimals } from './rules/summary/outputDecimals.ts'
import { tokenIdentity } from './rules/summary/tokenIdentity.ts'
import { swapCall } from './rules/swaps/swapCall.ts'
import { swapInput } from './rules/swaps/swapInput.ts'
import { swapPayment } from './rules/swaps/swapPayment.ts'
import { underpayment } from './rules/swaps/underpayment.ts'
import { unknownRouter } from './rules/swaps/unknownRouter.ts'
import { allowance } from './rules/tokens/allowance.ts'
import { allowanceSpender } from './rules/tokens/allowanceSpender.ts'
import { directTransfer } from './rules/tokens/directTransfer.ts'
import { extraApproval } from './rules/tokens/extraApproval.ts'
import { foreignToken } from './rules/tokens/foreignToken.ts'
import { tokenCall } from './rules/tokens/tokenCall.ts'
import { tokenOutflow } from './rules/tokens/tokenOutflow.ts'
import { transferTarget } from './rules/tokens/transferTarget.ts'
import { depositCall } from './rules/transactions/depositCall.ts'
import { extraCall } from './rules/transactions/extraCall.ts'
import { gasPrice } from './rules/transactions/gasPrice.ts'
import { itemChain } from './rules/transactions/itemChain.ts'
import { itemSender } from './rules/transactions/itemSender.ts'
import { nativeOutflow } from './rules/transactions/nativeOutflow.ts'
import { nativeTarget } from './rules/transactions/nativeTarget.ts'
import { noCode } from './rules/transactions/noCode.ts'
import { unknownCall } from './rules/transactions/unknownCall.ts'
import { unknownContract } from './rules/transactions/unknownContract.ts'

/** A rule of the audit. */
export interface BuiltInRule<severity = AuditFinding['severity']> {
  /** The severity of the rule's findings, unless a finding sets its own. */
  severity: severity
  /** What is known about a quote in which the rule finds nothing. */
  proves: string
  check: AuditRuleCheck
}

/**
 * Every rule by its id, in the order in which findings are shown: what is moved and how, what is called, what is signed. The message
 * catalog has a text for each, `audit.<id>`.
 */
export const auditRules = {
  'input-currency': block(inputCurrency, 'The quote takes the requested token, on the requested network.'),
  'output-currency': block(outputCurrency, 'The quote pays the requested token, on the requested network.'),
  'input-decimals': block(
    inputDecimals,
    'The token to pay has the decimals that `tokens` lists, the same everywhere in the quote.',
  ),
  'output-decimals': block(
    outputDecimals,
    'The token to receive has the decimals that `tokens` lists, the same everywhere in the quote.',
  ),
  'token-identity': confirm(
    tokenIdentity,
    'Tokens have the names that the page gives them; `info` for a name that no other token has.',
  ),
  recipient: block(
    recipient,
    'The quote and its order pay the requested recipient; `confirm` if a contract unknown to the page is paid for the calls, or if no one has the recipient’s key.',
  ),
  sender: block(sender, 'The quote is for the account that requested it.'),
  'contract-account': confirm(
    contractAccount,
    'A contract account is not paid at its own address on another network.',
  ),
  'input-amount': block(
    inputAmount,
    'The quote takes the requested amount, if an amount to pay was requested.',
  ),
  'output-amount': block(
    outputAmount,
    'The quote pays more than zero, and at least a requested amount to receive; `confirm` for an expected output.',
  ),
  'minimum-amount': block(minimumAmount, 'The guaranteed amount is no more than the quoted one.'),
  'minimum-slippage': confirm(
    minimumSlippage,
    'The guaranteed amount is within the slippage tolerance, and at least half if none was requested.',
  ),
  'no-minimum': confirm(
    noMinimum,
    'The quote guarantees an amount, unless the user’s own transactions deliver what they take.',
  ),
  'gas-topup': confirm(
    gasTopup,
    'The gas top-up is the requested one, or there is none; `block` if it is counted in the wrong decimals.',
  ),
  'fixed-rate': confirm(fixedRate, 'The rate is fixed if that was requested, unless the quote doesn’t say.'),
  'app-fees': confirm(appFees, 'If the page requested an app fee, the one in the quote is no larger.'),
  'sponsorship-sums': confirm(sponsorshipSums, 'The sponsor’s share and the user’s add up.'),
  'sponsored-amount': confirm(sponsoredAmount, 'The fees name the same sponsored amount as the sponsorship.'),
  'order-payment': block(
    orderPayment,
    'The order takes and pays what the quote says; `confirm` if it can’t be decoded.',
  ),
  'order-refund': block(
    orderRefund,
    'The order refunds the requested address, in a token of the quote; `confirm` if it refunds no one, too early, more than it takes, or only a token of its route.',
  ),
  'order-refund-recipient': confirm(
    orderRefundRecipient,
    'The order does not refund the recipient on the destination network; `info` if it also refunds the requested address.',
  ),
  'refund-currency': confirm(
    refundCurrency,
    'If the quote names a refund, its token and network are those that the order refunds.',
  ),
  'order-fees': confirm(
    orderFees,
    'The order’s fees in what it takes are less than all of that, and no more than explains the loss of value, a sponsor or the requested app fee, and a twentieth of the input.',
  ),
  'order-calls': block(
    orderCalls,
    'An order that the user pays for makes exactly the requested calls; `confirm` if it names no contract that could make them.',
  ),
  'unknown-fill-contract': confirm(
    unknownFillContract,
    'Where the order pays native tokens or makes calls, one of `fillContracts` proves it, if any are listed for the network.',
  ),
  'order-deadline': confirm(
    orderDeadline,
    'The order can still be filled: for half a minute, or for as long as was requested.',
  ),
  'order-duration': confirm(
    orderDuration,
    'The order and its refunds end within thirty days, a year for a deposit address, or twice the requested `ttl`: a refund may take until then.',
  ),
  ttl: confirm(ttl, 'With a requested `ttl`, the order can be filled for at least half of it.'),
  'order-id': confirm(orderId, 'The order’s ID is the hash of its data, if its types are public.'),
  'unchecked-order': confirm(
    uncheckedOrder,
    'A payment to a depository, or with a permit, is for an order that the quote shows in full, so that its ID can be computed.',
  ),
  'order-signature': confirm(
    orderSignature,
    'If its signature was requested, the order is signed by its solver; with `solvers`, the solver is one of them. If that can’t be checked, the user is asked.',
  ),
  'deposit-address': block(
    depositAddress,
    'A deposit address is named only if one was requested; it is a valid one, no token or contract that the page knows, and gets exactly the input.',
  ),
  'item-chain': block(itemChain, 'Transactions are on the origin chain.'),
  'item-sender': block(itemSender, 'Transactions are from the user’s account.'),
  'gas-price': confirm(gasPrice, 'The suggested gas costs at most ten times the quoted network fee.'),
  'native-outflow': block(
    nativeOutflow,
    'Native tokens are sent only as the input, never in addition to it.',
  ),
  'native-target': block(nativeTarget, 'Native tokens go only to addresses in the quote.'),
  underpayment: block(underpayment, 'The remaining steps pay the whole input.'),
  'foreign-token': block(foreignToken, 'No other token than the input is touched.'),
  'token-call': block(
    tokenCall,
    'Only functions of the token that a payment needs are called; `confirm` for data behind the arguments of an approval.',
  ),
  'token-outflow': block(
    tokenOutflow,
    'Transfers, approvals and permits add up to at most the input; `confirm` for a permit next to a transaction.',
  ),
  'transfer-target': block(transferTarget, 'The token goes only to addresses in the quote.'),
  'direct-transfer': block(
    directTransfer,
    'The token is not sent to a contract that takes no deposits; `confirm` for a permit for one that isn’t known to take them, and for a payment whose data a contract may run.',
  ),
  allowance: block(
    allowance,
    'An approval is for at most the input; `confirm` for one to Permit2 that comes with a permit.',
  ),
  'allowance-spender': block(
    allowanceSpender,
    'An approval is for a contract that a later step calls, or for Permit2 with a permit; `confirm` for a contract that is neither a depository nor a router.',
  ),
  'extra-approval': block(extraApproval, 'There are at most two approvals.'),
  'deposit-call': block(
    depositCall,
    'A deposit, including one that a public router makes, is credited to the user, of the input or what it is swapped to, and at the depository; `confirm` for one of everything approved.',
  ),
  'no-code': block(noCode, 'Every address that is called or approved has code; the zero address never does.'),
  'unknown-call': confirm(unknownCall, 'Calls to the provider’s contracts can be decoded.'),
  'extra-call': block(extraCall, 'The user pays once: one deposit, one swap, one transfer or one permit.'),
  'unknown-contract': block(
    unknownContract,
    'Only contracts of the provider are called; `confirm` if the quote can’t name one: for a swap on one network, or before the deposit.',
  ),
  'swap-call': confirm(
    swapCall,
    'A swap on one network calls a publicly known function, so that its recipient and minimum can be decoded. A token that is wrapped or unwrapped is named after the native one by the page, or else by its contract, and at most an id stands behind the call.',
  ),
  'unknown-router': confirm(
    unknownRouter,
    'A swap on one network that can be decoded calls a router; `block` if the contract takes permits and doesn’t swap.',
  ),
  'swap-input': block(
    swapInput,
    'A swap on one network that can be decoded, and a public router that swaps before it deposits, takes the token in the quote, and at most its amount; `confirm` for a token instead of native tokens.',
  ),
  'swap-payment': block(
    swapPayment,
    'A swap on one network that can be decoded pays the recipient the token in the quote and guarantees its minimum, and so do a wrap and a transfer; `confirm` if a router gives leftovers to a stranger.',
  ),
  'unsupported-step': block(
    unsupportedStep,
    'Every step can be decoded, and an EVM wallet can do it; if not, no other rule is checked.',
  ),
  'request-id': block(requestId, 'The quote is for one request and names it, so that it can be tracked.'),
  'other-request': confirm(
    otherRequest,
    'Deposits, permits and posts name the quote’s request; `block` if they name another one.',
  ),
  message: confirm(
    message,
    'No text is to be signed; `info` for a sentence of `signedMessages` about this request.',
  ),
  'blind-message': block(blindMessage, 'Only readable texts are signed.'),
  'sign-in-message': block(signInMessage, 'No text is signed that signs in to a site.'),
  'typed-data': block(
    typedData,
    'The only typed data that is signed are permits, and Permit2’s only at its usual address.',
  ),
  'permit-chain': block(permitChain, 'A permit is only for the origin network.'),
  'permit-token': block(permitToken, 'A permit is for the token to pay.'),
  'permit-owner': block(permitOwner, 'A permit is the user’s own.'),
  'permit-amount': block(permitAmount, 'A permit is for at most the input.'),
  'permit-receiver': block(
    permitReceiver,
    'A permit is for an address in the quote, or for one of `contracts` or `solvers`.',
  ),
  'permit-calls': block(
    permitCalls,
    'What is signed with a permit uses it as the quote says; `confirm` if that can’t be decoded, but one of `solvers` is to do it.',
  ),
  'permit-expiry': block(permitExpiry, 'A permit is valid for no longer than requested.'),
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
