/** Places of a quote in which nothing can affect funds, with the reason. Reviewed by hand: a new place needs one. */
export const harmlessPaths: readonly { pattern: RegExp; because: string }[] = [
  { pattern: /^fees\b/, because: 'Fees are shown; what is paid and received is held to the amounts.' },
  { pattern: /^feeSponsorship\b/, because: 'Shown; sums that do not add up are asked about.' },
  {
    pattern: /^details\.(totalImpact|swapImpact|expandedPriceImpact|rate|timeEstimate|userBalance)\b/,
    because: 'Shown; the review computes the loss from the amounts.',
  },
  {
    pattern: /^details\.(fallbackType|isFixedRate|fixedRateFee)\b/,
    because: 'Shown, and nothing else.',
  },
  {
    pattern: /^details\.route\b/,
    because:
      'It names what is swapped on the way: a refund of that, and of nothing chosen or taken, is asked about.',
  },
  { pattern: /^details\.operation$/, because: 'Shown; what is done is read from the transactions.' },
  {
    pattern: /^details\.slippageTolerance\b/,
    because: 'The guaranteed amount itself is shown and compared.',
  },
  {
    pattern: /^details\.refundCurrency\b/,
    because: 'Shown, and asked about where the order refunds another; what is refunded stands in the order.',
  },
  {
    pattern: /^details\.currencyGasTopup\b/,
    because: 'A gas top-up that was requested and is missing, or less than half, is asked about.',
  },
  {
    pattern: /^permit for the solver$/,
    because:
      'Blocked where the page names contracts; one that names none trusts the provider, whose solver it is.',
  },
  {
    pattern: /^nonce of a permit for the solver$/,
    because:
      'Drawn at random, it names no order, which is asked about as it is: the funds become the solver’s own, and a number that was used is good for nothing.',
  },
  { pattern: /^details\.currencyIn\.minimumAmount$/, because: 'What is paid is the amount.' },
  {
    pattern: /\.(amountUsd|amountFormatted)$/,
    because: 'Shown beside the amount; a worth that disagrees is asked about.',
  },
  {
    pattern: /\.currency\.(symbol|name|metadata)\b/,
    because: 'Only what the page or the contract calls a token counts; another name is told, or asked about.',
  },
  {
    pattern: /^protocol(\.v2(\.(hubType|orderId|paymentDetails\b.*))?)?$/,
    because: 'Without a depository its contract is asked about; a deposit for another id is blocked.',
  },
  {
    pattern: /^protocol\.v2\.orderData$/,
    because:
      'Without it a deposit is asked about; a deposit address needs none, and is told as not verified.',
  },
  {
    pattern: /^protocol\.v2\.orderData\.(fees|output\.calls)$/,
    because:
      'Left out, a list is hashed as an empty one: it is the same order. What stands in it is compared.',
  },
  {
    pattern: /^protocol\.v2\.orderData\.(version|solverChainId)$/,
    because:
      'Names nobody and no amount: how the order is written, and the chain on which the solver is known.',
  },
  {
    pattern: /^protocol\.v2\.orderData\.salt$/,
    because: 'A number by which two equal orders differ: it names nobody and no amount.',
  },
  {
    pattern: /^protocol\.v2\.orderData\.inputs\.\*\.payment\.weight$/,
    because: 'Any weight but none is the same for the only input, of which there is one for each deposit.',
  },
  {
    pattern: /^protocol\.v2\.orderData\.(inputs\.\*\.refunds\.\*|output)\.extraData$/,
    because:
      'Names the contract whose events prove what is paid: tokens prove it themselves, and a page that lists such contracts asks about others.',
  },
  { pattern: /^steps\.\*\.(id|action|description)$/, because: 'The provider’s own words are not used.' },
  {
    pattern: /^steps\.\*$|^steps\.\*\.items(\.\*(\.status)?)?$/,
    because: 'What pays less than the input is blocked.',
  },
  {
    pattern: /^deposit by hand$/,
    because:
      'Without a transaction it is paid by hand, to the address of the step, which is compared as ever.',
  },
  {
    pattern: /^note of the order$/,
    because:
      'A payment to a recipient without code carries a note; one that may have code is asked about, whatever it is.',
  },
  {
    pattern: /^swap by another way$/,
    because:
      'Sooner, later or through other pools: recipient, token, minimum and what is taken are all as they were.',
  },
  { pattern: /^swap for more$/, because: 'A swap that guarantees more than was shown is not made at worst.' },
  { pattern: /^approval of less$/, because: 'The deposit takes all or nothing.' },
  { pattern: /^steps\.\*\.items\.\*\.check$/, because: 'A permit is followed by its request.' },
  {
    pattern: /^steps\.\*\.items\.\*\.data\.(gas|maxFeePerGas|maxPriorityFeePerGas)$/,
    because: 'Hints; the wallet estimates, and far too much is asked about.',
  },
  {
    pattern: /^steps\.\*\.items\.\*\.data\.post\.body(\.(api|kind|requestId))?$/,
    because:
      'Sent back to the provider; the signature names its request, and a body that names another is blocked.',
  },
  {
    pattern: /^details\.currencyOut\.(amount|minimumAmount)$/,
    because:
      'The price itself: shown and accepted; beyond the tolerance, nothing and no minimum are caught, and so is what an order pays less.',
  },
  { pattern: /^steps\.\*\.requestId$/, because: 'Another one is caught; a step may leave it out.' },
  {
    pattern: /^steps\.\*\.items\.\*\.check\.endpoint$/,
    because: 'Another path of the provider, for the same request.',
  },
  {
    pattern: /^steps\.\*\.items\.\*\.data\.sign\.value\.(validAfter|validBefore)$/,
    because: 'Good for a shorter time; for longer, it is blocked.',
  },
  {
    pattern: /^steps\.\*\.items\.\*\.data\.sign\.domain(\.(name|version))?$/,
    because:
      'Signed for a domain that no token has, it is good for nothing; chain and contract are compared.',
  },
]

/**
 * Places in an order with a recomputed ID in which a change is not found. In an order whose ID does not match, each must be
 * confirmed.
 */
export const harmlessInFittingOrders: readonly { pattern: RegExp; because: string }[] = [
  {
    pattern: /^protocol\.v2\.orderData\.solver$/,
    because: 'Whoever fills it has to pay first. Pages that list `solvers` ask about others.',
  },
  {
    pattern: /^protocol\.v2\.orderData\.output\.payments\.\*\.expectedAmount$/,
    because: 'Only the minimum is owed.',
  },
  {
    pattern: /^protocol\.v2\.orderData\.output\.payments\.\*(\.minimumAmount)?$/,
    because:
      'A higher minimum, or one that is written twice: less is blocked, and what nobody can pay is refunded.',
  },
  {
    pattern: /^protocol\.v2\.orderData\.inputs\.\*\.refunds\.\*\.minimumAmount$/,
    because: 'At most the input: a refund of more could never be made, and is asked about.',
  },
  {
    pattern: /^protocol\.v2\.orderData\.inputs\.\*\.refunds\.\*$/,
    because:
      'One of two is dropped or written twice: an input without a refund for the payer is asked about.',
  },
  {
    pattern: /^refund to another address of one’s own$/,
    because:
      'On the destination, the refund address or the recipient: on the origin, the recipient is refused.',
  },
  {
    pattern: /^protocol\.v2\.orderData\.output\.chainId$/,
    because: 'A word that no chain has for a name; a page that lists `chainNames` compares it with its own.',
  },
  {
    pattern: /^protocol\.v2\.orderData\.inputs\.\*\.refunds\.\*\.deadline$/,
    because: 'Between the end of the order and thirty days: what is outside is asked about.',
  },
]
