/** The words of what comes after the first sight of the swap form, in English. */
export const swapExtras = {
  'swap.balance.fraction': '{percent}: {amount} {symbol}',
  'swap.balance.fractions': 'Parts of the balance',
  'swap.balance.max': 'Max',
  'swap.balance.maxLabel': 'Max: use the whole balance of {amount} {symbol}',
  'swap.balance.maxWithGas': 'Max: {amount} {symbol}, leaving {gas} for the network fee',
  'swap.balance.gasUnknown': 'What the network fee needs is not known right now.',
  'swap.recipient': 'Recipient on {chain}',
  'swap.recipient.hint': 'Leave empty to receive in your own wallet.',
  'swap.recipient.first': 'You have not used this address here before. What is sent to a wrong one is lost.',
  'swap.recipient.contract':
    'There is a contract at this address on {chain}. Be sure that it can handle what you send.',
  'swap.refund': 'Refund address on {chain}',
  'swap.refund.hint':
    'Gets the money back if the transfer fails. Leave empty for your own wallet; never use an exchange.',
  'swap.slippage': 'Slippage tolerance, in percent',
  'swap.slippage.hint': 'How much less than quoted you accept. Leave empty to let the service choose.',
  'swap.slippage.low': 'So little that the transfer may fail and be refunded.',
  'swap.slippage.high': 'More than 1%: you may receive noticeably less than quoted.',
  'swap.slippage.veryHigh': 'More than 5%: somebody may profit from it at your cost.',
  'swap.topup': 'Gas money on {chain}',
  'swap.topup.hint':
    'Exchanges a little of the amount for {symbol}, so that the recipient can pay for transactions.',
  'swap.deposit': 'Pay from another wallet or an exchange',
  'swap.deposit.pending': 'Show the deposit addresses under way',
  'swap.deposit.refused':
    'From another wallet or an exchange, only the native currency of a network can be paid, to receive the same on another one.',
  'swap.deposit.back': 'Back to the form',
  'swap.compare': 'Compare these two addresses. They look alike, but differ.',
  'swap.compare.entered': 'You entered',
  'swap.compare.known': 'You know',
  'swap.compare.confirm': 'I compared them: the first one is right.',
  'swap.quote.age': 'Quote {time} old',
  'swap.quote.pause': 'Stop asking for new quotes by itself',
  'swap.quote.refresh': 'Ask for a new quote now',
} as const
