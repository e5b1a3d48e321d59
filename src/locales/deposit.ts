/** The words of the deposit address, in English. A page without it does not load them. */
export const deposit = {
  'deposit.title': 'Pay to a deposit address',
  'deposit.intro':
    'Send {symbol} from any wallet or exchange to an address that is made for this transfer. No wallet needs to be connected here.',
  'deposit.from': 'From network',
  'deposit.to': 'To network',
  'deposit.amount.pay': 'Amount to send, in {symbol}',
  'deposit.amount.receive': 'Amount to receive, in {symbol}',
  'deposit.recipient': 'Recipient on {chain}',
  'deposit.recipient.hint': 'The wallet that receives {symbol} on {chain}.',
  'deposit.recipient.hintConnected': 'Leave empty to receive in the connected wallet.',
  'deposit.refund': 'Your own wallet on {chain}, for refunds',
  'deposit.refund.hint':
    'Money that can’t be paid out, or is left over, goes back here. Never an exchange’s address: what is refunded there may be lost.',
  'deposit.refund.contract':
    'There is a contract at this address on {chain}. Use it only if it is your own smart account there and takes {symbol}.',
  'deposit.acknowledge':
    'This is my own wallet on {chain}, not an exchange’s. I have read what happens to my payment.',
  'deposit.request': 'Show the deposit address',
  'deposit.requesting': 'Asking for an address',
  'deposit.ready': 'The deposit address is here.',

  'deposit.problem.amount': 'Enter an amount.',
  'deposit.problem.recipient': 'Enter who receives the money.',
  'deposit.problem.refundTo': 'Enter your own wallet, to which money goes back if need be.',
  'deposit.problem.acknowledgement': 'Confirm that the wallet for refunds is your own.',
  'deposit.problem.contract': 'This is the address of a contract of the service. What is sent to it is lost.',
  'deposit.problem.depositAddress': 'This is a deposit address, and nobody’s own wallet.',

  'deposit.refused.unknownChain': 'Choose two networks that this page knows.',
  'deposit.refused.sameChain': 'A deposit address leads from one network to another one. Choose two.',
  'deposit.refused.notNative':
    'Deposit addresses are only for networks’ own currencies, such as ETH, and not for tokens.',
  'deposit.refused.otherCurrency':
    'Deposit addresses lead only to the same currency: {origin} pays in another one than {destination}.',
  'deposit.refused.exactOutput': 'An exact amount to receive needs a strict deposit address.',

  'deposit.send': 'Send this amount to this address',
  'deposit.send.amount': 'Amount that must arrive',
  'deposit.send.network': 'Network',
  'deposit.send.network.value': '{chain} (chain {chainId})',
  'deposit.send.token': 'Currency',
  'deposit.send.token.value': '{symbol}, the network’s own currency',
  'deposit.send.address': 'Deposit address on {chain}',
  'deposit.send.address.ends': 'starts with {start}, ends with {end}',
  'deposit.send.address.read': 'Read out the address',
  'deposit.send.compare':
    'Compare it with what your wallet or exchange shows before you confirm: the first six characters, four in the middle, the last six.',
  'deposit.send.fee':
    'An exchange may take its fee from the amount. Then enter the amount plus that fee, so that exactly {amount} {symbol} arrives.',
  'deposit.send.once': 'Send once, in one payment.',
  'deposit.copied': 'Copied and compared: {what}',
  'deposit.copy.differs':
    'Stop. The clipboard does not hold what was copied: {what}. A program on this device may exchange addresses: don’t send anything.',
  'deposit.altered':
    'Stop. What this page shows is not what the service gave. A program in this browser may change addresses: don’t send anything.',
  'deposit.qr': 'QR code',
  'deposit.qr.address': 'Address only',
  'deposit.qr.payment': 'Payment for wallets',
  'deposit.qr.address.hint': 'For every scanner. Enter network and amount yourself.',
  'deposit.qr.payment.hint':
    'With network and amount, for wallets that read payment links (ERC-681). Compare both in your wallet: some ignore them.',
  'deposit.qr.label.address': 'QR code of the deposit address',
  'deposit.qr.label.payment': 'QR code of the payment: address, network and amount',
  'deposit.valid': 'Send so that it arrives by {time}.',
  'deposit.valid.unknown': 'Send soon: the service does not say how long this offer stands.',
  'deposit.expired': 'This address is out of time',
  'deposit.expired.text':
    'Don’t send to it any more; ask for a new one. If you have sent already, that is still being watched: what arrives late is refunded instead of paid out.',
  'deposit.hidden.paid': 'A payment has been seen, so the address is not shown any more. Don’t send again.',
  'deposit.hidden.mismatch':
    'Stop. The service names another deposit address for this transfer than before, so neither is shown. Don’t send anything, and tell the people who run this page.',
  'deposit.hidden.unclear':
    'What the service says of this address is not known here, so it is not shown. If you have sent already, that is still being watched.',
  'deposit.hidden.foreign':
    'This browser did not ask for this address, so it only watches it. Pay only what you asked for yourself.',
  'deposit.new': 'New deposit address',
  'deposit.back': 'Back',
  'deposit.loading': 'Looking for the transfer …',
  'deposit.missing': 'Nothing can be found out about this transfer right now. Still looking.',

  'deposit.terms': 'What happens to your payment',
  'deposit.terms.case': 'If',
  'deposit.terms.result': 'then',
  'deposit.terms.exact': 'exactly the amount arrives',
  'deposit.terms.exact.result': 'The transfer is made.',
  'deposit.terms.under': 'less arrives',
  'deposit.terms.under.result': 'The transfer fails, and the money goes back to your wallet for refunds.',
  'deposit.terms.over': 'more arrives',
  'deposit.terms.over.result':
    'The quoted amount is carried out. The excess goes back to your wallet for refunds in a second payment.',
  'deposit.terms.otherAmount': 'another amount arrives',
  'deposit.terms.otherAmount.result': 'Nothing is promised for it. Send exactly the amount.',
  'deposit.terms.late': 'it comes too late',
  'deposit.terms.late.result': 'It is refunded instead of paid out.',
  'deposit.terms.once': 'you send a second time',
  'deposit.terms.once.result': 'Nothing is promised for it. Send once.',
  'deposit.terms.currency': 'you send another token, or on another network',
  'deposit.terms.currency.result': 'Nothing is promised for it, and it may be lost.',
  'deposit.terms.fee':
    'Network fees may make refunds smaller; the service does not say by how much, or whether small amounts go back at all.',

  'deposit.status.waiting': 'Waiting for your payment',
  'deposit.status.depositing': 'Payment seen',
  'deposit.status.pending': 'Payment arrived',
  'deposit.status.submitted': 'Payout sent',
  'deposit.status.success': 'Done',
  'deposit.status.refund': 'Refunded',
  'deposit.status.failure': 'Not completed',
  'deposit.status.unknown': 'Under way',
  'deposit.where.waiting': 'No payment has been seen yet. You can leave: this browser finds it again.',
  'deposit.where.waitingElsewhere': 'No payment has been seen yet.',
  'deposit.where.depositing': 'Your payment on {origin} is on its way to the service. Don’t send again.',
  'deposit.where.pending': 'The service has your payment on {origin}. It now pays out on {destination}.',
  'deposit.where.submitted':
    'The service has your payment on {origin}. The payout on {destination} was sent and is not confirmed yet.',
  'deposit.where.success': '{received} arrived on {destination}.',
  'deposit.where.successPlain': 'The payout arrived on {destination}.',
  'deposit.where.excessComing': '{excess} more than quoted arrived. The excess goes back by itself.',
  'deposit.where.excessBack': '{refunded} too much went back to your wallet for refunds on {refundChain}.',
  'deposit.where.under': 'Only {arrived} of {quoted} arrived, so that the transfer was not made.',
  'deposit.where.late': 'Your payment came too late, so that the transfer was not made.',
  'deposit.where.wrong': 'Another currency or network was paid than was asked for.',
  'deposit.where.notMade': 'The transfer was not made.',
  'deposit.where.refund': '{refunded} went back on {refundChain}.',
  'deposit.where.refundPlain': 'The service says that the money went back.',
  'deposit.where.failure': 'No refund is recorded. One may still follow; keep the request number.',
  'deposit.where.unknown': 'The service says: {status}. Still watching.',
  'deposit.superseded':
    'The service goes on with this payment under another request number, which is watched now.',
  'deposit.further':
    'More payments to this address: {count}. Each is a transfer of its own; see the history.',
  'deposit.noHistory':
    'Amounts and transactions can’t be read right now. The transfer goes on; what is said of its state is true.',
  'deposit.unreachable': 'The service can’t be reached right now. Your transfer goes on; still looking.',
  'deposit.legs': 'Payments',
  'deposit.leg.deposit': 'Your payment on {chain}',
  'deposit.leg.payout': 'Payout on {chain}',
  'deposit.leg.refund': 'Refund on {chain}',
  'deposit.fact.receive': 'To receive',
  'deposit.fact.refundTo': 'Refunds go to',
  'deposit.fact.recovery': 'Can recover the deposit',
  'deposit.fact.request': 'Request number',
  'deposit.fact.reason': 'Why it was not made',
  'deposit.fact.refundReason': 'Why it could not be refunded',

  'deposit.pending': {
    one: '{count} deposit address in use',
    other: '{count} deposit addresses in use',
  },
  'deposit.pending.item': '{amount} {symbol} from {origin} to {destination}',
  'deposit.pending.show': 'Show',
  'deposit.pending.show.label': 'Show {item}',
  'deposit.pending.forget': 'Forget',
  'deposit.pending.forget.label': 'Forget {item}',
  'deposit.notStored':
    'This browser can’t store the address. Keep the request number below: it finds the transfer again.',
} as const
