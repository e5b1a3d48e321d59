import { InvalidArgumentError } from '../../../../errors/argument.ts'
import { checkObject } from '../../../../errors/checks/checkObject.ts'
import { parseAmount } from '../../../../utils/amounts/parseAmount.ts'
import { toDecimal } from '../../../../utils/amounts/toDecimal.ts'
import { decimalSeparatorOf } from '../../../../utils/locale/decimalSeparator.ts'
import type { TokenId } from '../../../../utils/tokens/tokenId.ts'
import type { SwapValue } from './swapValue.ts'

/** The form's values from a link; properties of `SwapWidget`. */
export interface SwapFromSearchParamsReturnType {
  defaultPay: TokenId | undefined
  defaultReceive: TokenId | undefined
  defaultValue: Partial<Pick<SwapValue, 'side' | 'amount'>>
}

/** How to write a swap into a link, or read it from one. */
export interface SwapSearchParamsOptions {
  /** BCP 47 language tag of the form, which decides the amount's decimal sign. @default 'en' */
  locale?: string | undefined
}

/** More decimals than any token in use has. */
const maxDecimals = 36

/** @throws {InvalidArgumentError} when it isn't a language tag. */
function checkLocale(options: SwapSearchParamsOptions, caller: string): string {
  checkObject(options, caller, 'options')
  const { locale = 'en' } = options
  try {
    Intl.getCanonicalLocales(locale)
    return locale
  } catch {
    const rule = 'it must be a BCP 47 language tag'
    throw new InvalidArgumentError({ caller, argument: 'options.locale', rule })
  }
}

/**
 * Reads the form's values from a link: `payChain`, `payToken`, `receiveChain`, `receiveToken`, and `payAmount` or `receiveAmount`
 * with a decimal point. Other and invalid parameters are ignored. A link never sets the recipient, the refund address or the
 * slippage, since anyone can send one.
 *
 * @example
 * <SwapWidget {...swapFromSearchParams(location.search)} />
 */
export function swapFromSearchParams(
  search: string | URLSearchParams,
  options: SwapSearchParamsOptions = {},
): SwapFromSearchParamsReturnType {
  const locale = checkLocale(options, 'swapFromSearchParams')
  if (typeof search !== 'string' && !(search instanceof URLSearchParams)) {
    const rule = 'it must be the query of an address, such as `location.search`, or a URLSearchParams'
    throw new InvalidArgumentError({ caller: 'swapFromSearchParams', argument: 'search', rule })
  }
  const params = new URLSearchParams(search)
  return {
    defaultPay: parseToken(params.get('payChain'), params.get('payToken')),
    defaultReceive: parseToken(params.get('receiveChain'), params.get('receiveToken')),
    defaultValue: parseSide('pay') ?? parseSide('receive') ?? {},
  }

  function parseSide(side: SwapValue['side']): Pick<SwapValue, 'side' | 'amount'> | undefined {
    const decimal = params.get(`${side}Amount`) ?? ''
    if (!/^[0-9]{1,78}(\.[0-9]{1,78})?$/.test(decimal)) return undefined
    return { side, amount: decimal.replace('.', decimalSeparatorOf(locale)) }
  }
}

/**
 * Writes the form's values for `swapFromSearchParams`: tokens and amount, but no addresses of people.
 *
 * @example
 * <SwapWidget onChange={(value) => history.replaceState(null, '', `?${swapToSearchParams(value)}`)} />
 */
export function swapToSearchParams(
  value: Partial<SwapValue>,
  options: SwapSearchParamsOptions = {},
): URLSearchParams {
  checkObject(value, 'swapToSearchParams', 'value')
  const locale = checkLocale(options, 'swapToSearchParams')
  const { pay, receive, side = 'pay', amount = '' } = value
  if (side !== 'pay' && side !== 'receive') throw invalidValue('side', 'it must be "pay" or "receive"')
  if (typeof amount !== 'string') throw invalidValue('amount', 'it must be text, as a person types it')
  const params = new URLSearchParams()
  for (const [name, token] of Object.entries({ pay, receive })) {
    if (!token) continue
    if (typeof token.chainId !== 'number' || typeof token.address !== 'string')
      throw invalidValue(name, 'it must be a token: `chainId` and `address`')
    params.set(`${name}Chain`, String(token.chainId))
    params.set(`${name}Token`, token.address)
  }
  const parsed = parseAmount(amount, { decimals: maxDecimals, locale })
  if (parsed.status === 'valid') params.set(`${side}Amount`, toDecimal(parsed.amount, maxDecimals))
  return params
}

function invalidValue(field: string, rule: string): InvalidArgumentError {
  return new InvalidArgumentError({ caller: 'swapToSearchParams', argument: `value.${field}`, rule })
}

function parseToken(chain: string | null, address: string | null): TokenId | undefined {
  // Anyone can send a link, and its values are shown, so they must not contain spaces or marks that change the direction of the surrounding
  // text.
  const isAddress = address !== null && /^[\w:./+-]{1,128}$/.test(address)
  if (!chain || !isAddress || !/^[0-9]{1,15}$/.test(chain)) return undefined
  return { chainId: Number(chain), address }
}
