/**
 * The checks of a quote and of a page of requests as one would write them by hand, for these two shapes alone: what
 * the schemas of the library are measured against. They read the same fields and make the same values of them.
 */

type Json = Record<string, unknown>
type Read = (value: unknown) => unknown

function fail(name: string): never {
  throw new TypeError(`${name} is wrong`)
}

function copyOf(value: unknown, name: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(name)
  return { ...value }
}

function isDigits(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 78 && /^[0-9]+$/.test(value)
}

function isChainId(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

function needText(own: Json, ...names: string[]): void {
  for (const name of names) if (typeof own[name] !== 'string') fail(name)
}

/** Leaves out what serves display and is wrong. */
function texts(own: Json, ...names: string[]): void {
  for (const name of names) if (own[name] !== undefined && typeof own[name] !== 'string') delete own[name]
}

function numbers(own: Json, ...names: string[]): void {
  for (const name of names) if (own[name] !== undefined && !Number.isFinite(own[name])) delete own[name]
}

function booleans(own: Json, ...names: string[]): void {
  for (const name of names) if (own[name] !== undefined && typeof own[name] !== 'boolean') delete own[name]
}

function shown(own: Json, read: Read, ...names: string[]): void {
  for (const name of names) {
    if (own[name] === undefined) continue
    try {
      own[name] = read(own[name])
    } catch {
      delete own[name]
    }
  }
}

function nullable(read: Read): Read {
  return (value) => (value === null ? null : read(value))
}

function listOf(read: Read): Read {
  return (value) => (Array.isArray(value) ? value.map((item) => read(item)) : fail('list'))
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : fail('text')
}

function isText(value: unknown): boolean {
  return value === null || typeof value === 'string'
}

function digits(value: unknown): bigint {
  return isDigits(value) ? BigInt(value) : fail('amount')
}

function signed(value: unknown): bigint {
  if (typeof value === 'string' && value.startsWith('-')) return -digits(value.slice(1))
  return digits(value)
}

function chain(value: unknown): unknown {
  return isChainId(value) ? value : fail('chainId')
}

function readMetadata(value: unknown): Json {
  const own = copyOf(value, 'metadata')
  texts(own, 'logoURI')
  booleans(own, 'verified', 'isNative')
  return own
}

function readCurrency(value: unknown): Json {
  const own = copyOf(value, 'currency')
  const { decimals } = own
  if (!isChainId(own['chainId'])) fail('chainId')
  if (typeof own['address'] !== 'string') fail('address')
  if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > 255)
    fail('decimals')
  texts(own, 'symbol', 'name')
  shown(own, readMetadata, 'metadata')
  return own
}

function readAmount(value: unknown): Json {
  const own = copyOf(value, 'amount')
  own['currency'] = readCurrency(own['currency'])
  own['amount'] = digits(own['amount'])
  if (own['minimumAmount'] != null) own['minimumAmount'] = digits(own['minimumAmount'])
  texts(own, 'amountFormatted', 'amountUsd', 'amountUsdCurrent')
  return own
}

function readFee(value: unknown): Json {
  const own = copyOf(value, 'fee')
  shown(own, readCurrency, 'currency')
  shown(own, signed, 'amount')
  texts(own, 'amountFormatted', 'amountUsd')
  return own
}

function readSponsored(value: unknown): Json {
  const own = copyOf(value, 'sponsored')
  own['amount'] = digits(own['amount'])
  shown(own, readCurrency, 'currency')
  texts(own, 'amountFormatted', 'amountUsd')
  return own
}

function readComponent(value: unknown): Json {
  const own = copyOf(value, 'component')
  if (typeof own['selected'] !== 'boolean') fail('selected')
  for (const name of ['total', 'sponsored', 'userPays']) own[name] = readSponsored(own[name])
  return own
}

const components = ['execution', 'swap', 'platform', 'app', 'rent'] as const

function readPhase(value: unknown): Json {
  const own = copyOf(value, 'phase')
  shown(own, listOf(text), 'selectedComponents')
  booleans(own, 'capHit')
  shown(own, (inner) => withShown(inner, readComponent, components), 'components')
  shown(own, readSponsored, 'sponsoredTotal', 'userPaysTotal')
  if (!isText(own['maxSubsidizationAmount'])) delete own['maxSubsidizationAmount']
  shown(own, nullable(readSponsorPayment), 'sponsorPayment')
  return own
}

function readSponsorPayment(value: unknown): Json {
  const own = copyOf(value, 'sponsorPayment')
  own['amount'] = digits(own['amount'])
  needText(own, 'address')
  if (!isChainId(own['chainId'])) fail('chainId')
  return own
}

function readSponsorship(value: unknown): Json {
  const own = copyOf(value, 'feeSponsorship')
  shown(own, readPhase, 'quoted', 'actual')
  shown(own, readCurrency, 'currency')
  return own
}

function withShown(value: unknown, read: Read, names: readonly string[]): Json {
  const own = copyOf(value, 'object')
  shown(own, read, ...names)
  return own
}

function withTexts(...names: string[]): Read {
  return (value) => {
    const own = copyOf(value, 'object')
    texts(own, ...names)
    return own
  }
}

const addressPattern = /^0x[a-fA-F0-9]{40}$/
const hexPattern = /^0x([a-fA-F0-9]{2})*$/

function readItem(value: unknown): Json {
  const own = copyOf(value, 'item')
  needText(own, 'status')
  if (own['check'] != null) {
    const check = copyOf(own['check'], 'check')
    needText(check, 'endpoint')
    if (check['method'] !== 'GET') fail('method')
    own['check'] = check
  }
  const data = copyOf(own['data'], 'data')
  const { from, to, data: calldata } = data
  if (typeof from !== 'string' || !addressPattern.test(from)) fail('from')
  if (typeof to !== 'string' || !addressPattern.test(to)) fail('to')
  if (typeof calldata !== 'string' || !hexPattern.test(calldata)) fail('data')
  data['value'] = digits(data['value'])
  if (!isChainId(data['chainId'])) fail('chainId')
  for (const name of ['gas', 'maxFeePerGas', 'maxPriorityFeePerGas']) {
    if (data[name] != null) data[name] = digits(String(data[name]))
  }
  own['data'] = data
  return own
}

function readStep(value: unknown): Json {
  const own = copyOf(value, 'step')
  needText(own, 'id')
  if (own['kind'] !== 'transaction') fail('kind')
  texts(own, 'action', 'description')
  if (own['requestId'] != null) needText(own, 'requestId')
  if (own['depositAddress'] != null) needText(own, 'depositAddress')
  own['items'] = listOf(readItem)(own['items'])
  return own
}

function readRouteSide(value: unknown): Json {
  const own = withShown(value, readAmount, ['inputCurrency', 'outputCurrency', 'currencyGasTopup'])
  texts(own, 'router')
  shown(own, listOf(text), 'includedSwapSources')
  return own
}

function readDetails(value: unknown): Json {
  const own = copyOf(value, 'details')
  needText(own, 'sender', 'recipient')
  own['currencyIn'] = readAmount(own['currencyIn'])
  own['currencyOut'] = readAmount(own['currencyOut'])
  shown(own, readAmount, 'refundCurrency', 'currencyGasTopup')
  shown(own, withTexts('usd', 'percent'), 'totalImpact', 'swapImpact')
  const impacts = ['swap', 'execution', 'platform', 'app', 'sponsored']
  shown(own, (inner) => withShown(inner, withTexts('usd'), impacts), 'expandedPriceImpact')
  texts(own, 'operation', 'rate', 'userBalance', 'fallbackType')
  shown(
    own,
    (inner) => {
      const slippage = withShown(inner, withTexts('usd', 'value', 'percent'), ['origin', 'destination'])
      texts(slippage, 'total')
      return slippage
    },
    'slippageTolerance',
  )
  numbers(own, 'timeEstimate')
  booleans(own, 'isFixedRate')
  shown(own, withTexts('usd'), 'fixedRateFee')
  shown(own, (inner) => withShown(inner, readRouteSide, ['origin', 'destination']), 'route')
  return own
}

/** Reads a quote whose brand words are the library's own already. */
export function readQuote(value: unknown): unknown {
  const own = copyOf(value, 'quote')
  own['steps'] = listOf(readStep)(own['steps'])
  const fees = ['gas', 'relayer', 'relayerGas', 'relayerService', 'app', 'subsidized']
  own['fees'] = withShown(own['fees'], readFee, fees)
  shown(own, readSponsorship, 'feeSponsorship')
  own['details'] = readDetails(own['details'])
  const readV2 = (inner: unknown) => {
    const v2 = withShown(inner, withTexts('chainId', 'depository', 'currency', 'amount'), ['paymentDetails'])
    texts(v2, 'orderId', 'hubType', 'orderSignature')
    return v2
  }
  shown(own, (inner) => withShown(inner, readV2, ['v2']), 'protocol')
  return own
}

function readDepositAddress(value: unknown): Json {
  const own = copyOf(value, 'depositAddress')
  needText(own, 'address', 'type')
  for (const name of ['depositor', 'depositTxHash', 'recoveryAddress'])
    if (own[name] != null) needText(own, name)
  const { type } = own
  return { ...own, type: type === 'strict' || type === 'open' ? type : 'unknown', rawType: type }
}

function decodeTransaction(value: unknown): Json {
  const own = copyOf(value, 'transaction')
  needText(own, 'txHash')
  shown(own, chain, 'chainId')
  texts(own, 'type', 'status', 'fee')
  numbers(own, 'timestamp', 'block')
  return own
}

function readAppFee(value: unknown): Json {
  const own = copyOf(value, 'appFee')
  needText(own, 'recipient')
  texts(own, 'bps', 'amountFormatted', 'amountUsd')
  shown(own, digits, 'amount')
  return own
}

function readFigure(value: unknown): Json {
  const own = copyOf(value, 'figure')
  texts(own, 'usd', 'amountFormatted')
  shown(own, signed, 'amount')
  return own
}

function readFigures(value: unknown): Json {
  return withShown(value, readFigure, ['swap', 'execution', 'platform', 'app', 'sponsored'])
}

function readRoute(value: unknown): Json {
  const own = copyOf(value, 'route')
  const sources = ['includedSwapSources', 'includedOriginSwapSources', 'includedDestinationSwapSources']
  shown(own, listOf(text), ...sources)
  shown(
    own,
    (inner) => {
      const phase = withShown(inner, readRouteSide, ['origin', 'destination'])
      texts(phase, 'rate')
      return phase
    },
    'quoted',
    'actual',
  )
  return own
}

function readData(value: unknown): Json {
  const own = copyOf(value, 'data')
  texts(own, 'slippageTolerance', 'referrer')
  for (const name of ['failReason', 'refundFailReason', 'failedTxHash', 'apiKeyName']) {
    if (own[name] !== undefined && !isText(own[name])) delete own[name]
  }
  if (own['failedTxBlockNumber'] !== null) numbers(own, 'failedTxBlockNumber')
  shown(own, nullable(withTexts('from', 'to', 'data', 'value')), 'failedCallData')
  booleans(own, 'usesExternalLiquidity')
  if (own['triggeredByFastFill'] !== null) booleans(own, 'triggeredByFastFill')
  numbers(own, 'timeEstimate')
  shown(own, listOf(decodeTransaction), 'inTxs', 'outTxs')
  const readAppFees = (inner: unknown) => {
    const appFees = withShown(inner, listOf(readAppFee), ['quoted', 'actual'])
    shown(appFees, readCurrency, 'currency')
    return appFees
  }
  shown(own, readAppFees, 'appFees')
  const readFees = (inner: unknown) => {
    const fees = withShown(inner, readFigures, ['quoted', 'actual'])
    shown(fees, readCurrency, 'currency')
    return fees
  }
  shown(own, readFees, 'fees')
  shown(own, readSponsorship, 'feeSponsorship')
  shown(own, readRoute, 'route')
  const readOracle = (inner: unknown) => {
    const price = withShown(inner, readAmount, ['inputCurrency', 'outputCurrency'])
    texts(price, 'rate', 'observedAt')
    return price
  }
  shown(own, nullable(readOracle), 'quoteOraclePrice')
  shown(own, nullable(readAmount), 'refundCurrencyData')
  return own
}

function readProtocol(value: unknown): Json {
  const own = copyOf(value, 'protocol')
  texts(own, 'orderId', 'hubType')
  booleans(own, 'isWithdrawable')
  const withChain = (...names: string[]) => {
    const read = withTexts(...names)
    return (inner: unknown) => {
      const found = read(inner) as Json
      shown(found, chain, 'chainId')
      return found
    }
  }
  shown(own, withChain('address', 'protocolChainId'), 'solver')
  const deposit = withChain('amount', 'currency', 'depositor', 'depository', 'onchainId', 'transactionId')
  shown(own, (inner) => withShown(inner, deposit, ['origin']), 'deposit')
  const moves = listOf(withChain('transactionId'))
  const readSettled = (inner: unknown) => withShown(inner, moves, ['fills', 'refunds'])
  shown(own, (inner) => withShown(inner, readSettled, ['destination']), 'settlement')
  return own
}

const states: ReadonlyMap<string, string> = new Map([
  ['waiting', 'waiting'],
  ['depositing', 'depositing'],
  ['received', 'pending'],
  ['pending', 'pending'],
  ['delayed', 'pending'],
  ['submitted', 'submitted'],
  ['success', 'success'],
  ['refund', 'refund'],
  ['fallback', 'refund'],
  ['refunded', 'refund'],
  ['failure', 'failure'],
])

function readRecord(value: unknown): Json {
  const own = copyOf(value, 'record')
  needText(own, 'id', 'status', 'createdAt', 'updatedAt')
  texts(own, 'user', 'sender', 'recipient', 'requestType')
  for (const name of ['refundTo', 'supersededByRequestId']) {
    if (own[name] !== undefined && !isText(own[name])) delete own[name]
  }
  if (own['depositAddress'] != null) own['depositAddress'] = readDepositAddress(own['depositAddress'])
  shown(own, listOf(text), 'features')
  own['data'] = readData(own['data'])
  shown(own, readProtocol, 'protocol')
  own['rawStatus'] = own['status']
  own['status'] = states.get(text(own['rawStatus'])) ?? 'unknown'
  return own
}

/** Reads the records of a page. */
export function readRecords(value: unknown): unknown {
  return listOf(readRecord)(value)
}
