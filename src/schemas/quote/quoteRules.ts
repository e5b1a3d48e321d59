import * as z from 'zod/mini'
import { evmAddressPattern } from '../base/primitives.ts'
import type { TradeType } from './tradeType.ts'

/** The fields that rules compare with each other. */
interface Compared {
  originCurrency: string
  tradeType: TradeType
  refundTo?: string | undefined
  topupGas?: boolean | undefined
  topupGasAmount?: bigint | undefined
  useDepositAddress?: boolean | undefined
  strict?: boolean | undefined
  recoveryAddress?: string | undefined
  subsidizeFees?: boolean | undefined
  sponsoredFeeComponents?: readonly string[] | undefined
  maxSubsidizationAmount?: bigint | undefined
  subsidizeRent?: boolean | undefined
}

/** The rules of `POST /quote` that are about more than one field. */
export const quoteRules = [
  needs('topupGasAmount', 'topupGas'),
  needs('strict', 'useDepositAddress'),
  needs('recoveryAddress', 'useDepositAddress'),
  rule(
    'refundTo',
    'it must be an EVM address: 0x and 40 hexadecimal digits',
    ({ originCurrency, refundTo }) =>
      refundTo === undefined || !evmAddressPattern.test(originCurrency) || evmAddressPattern.test(refundTo),
  ),
  rule('refundTo', '`strict` needs it', ({ strict, refundTo }) => !strict || refundTo !== undefined),
  rule(
    'tradeType',
    'EXACT_OUTPUT with `useDepositAddress` needs `strict`',
    ({ tradeType, useDepositAddress, strict }) =>
      !useDepositAddress || tradeType !== 'EXACT_OUTPUT' || Boolean(strict),
  ),
  needs('sponsoredFeeComponents', 'subsidizeFees'),
  needs('maxSubsidizationAmount', 'subsidizeFees'),
  needs('subsidizeRent', 'subsidizeFees'),
] as const

function rule(field: keyof Compared, error: string, holds: (parameters: Compared) => boolean) {
  return z.refine<Compared>(holds, { path: [field], error })
}

/** `field` means nothing without `switchedOn`. */
function needs(field: keyof Compared, switchedOn: 'topupGas' | 'useDepositAddress' | 'subsidizeFees') {
  return rule(
    field,
    `it needs \`${switchedOn}\``,
    ({ [field]: value, [switchedOn]: isOn }) => value === undefined || value === false || Boolean(isOn),
  )
}
