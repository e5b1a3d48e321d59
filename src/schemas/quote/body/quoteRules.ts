import * as z from 'zod/mini'
import { addressHazard } from '../../../utils/address/addressHazard.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { refundsPayer } from '../../refundsPayer.ts'
import { maxBasisPoints } from '../../../utils/amounts/basisPoints.ts'
import { evmAddressPattern } from '../../base/primitives.ts'
import type { TradeType } from './tradeType.ts'

/** The fields of a quote that make the owner of the API key pay. */
interface Sponsored {
  subsidizeFees?: boolean | undefined
  sponsoredFeeComponents?: readonly string[] | undefined
  maxSubsidizationAmount?: bigint | undefined
  subsidizationBps?: number | undefined
  subsidizeRent?: boolean | undefined
}

/** The fields that rules compare with each other. */
interface Compared extends Sponsored {
  user: string
  originCurrency: string
  tradeType: TradeType
  refundTo?: string | undefined
  topupGas?: boolean | undefined
  topupGasAmount?: bigint | undefined
  useDepositAddress?: boolean | undefined
  strict?: boolean | undefined
  recoveryAddress?: string | undefined
}

/** All app fees together can't exceed the amount. */
export const appFeeRule = z.refine<{ appFees?: readonly { fee: number }[] | undefined }>(
  ({ appFees = [] }) =>
    // A single fee that is too high is already rejected by its own rule.
    appFees.some(({ fee }) => fee > maxBasisPoints) ||
    appFees.reduce((sum, { fee }) => sum + fee, 0) <= maxBasisPoints,
  { path: ['appFees'], error: `together they must not be more than ${maxBasisPoints} basis points` },
)

/** The rules of sponsorship, which also apply to what the owner of the key sets. */
export const sponsorshipRules = [
  needs<Sponsored>('sponsoredFeeComponents', 'subsidizeFees'),
  needs<Sponsored>('maxSubsidizationAmount', 'subsidizeFees'),
  needs<Sponsored>('subsidizationBps', 'subsidizeFees'),
  needs<Sponsored>('subsidizeRent', 'subsidizeFees'),
] as const

/** The rules of `POST /quote` that involve several fields. */
export const quoteRules = [
  needs<Compared>('topupGasAmount', 'topupGas'),
  needs<Compared>('strict', 'useDepositAddress'),
  needs<Compared>('recoveryAddress', 'useDepositAddress'),
  rule(
    'refundTo',
    'it must be an EVM address: 0x and 40 hexadecimal digits',
    ({ originCurrency, refundTo }) =>
      refundTo === undefined || !evmAddressPattern.test(originCurrency) || evmAddressPattern.test(refundTo),
  ),
  rule(
    'refundTo',
    'no one has the key to it; the address of a native token needs `useDepositAddress`, and refunds whoever pays',
    ({ user, refundTo, useDepositAddress }) => {
      if (refundTo === undefined) return true
      if (refundsPayer(refundTo)) return Boolean(useDepositAddress)
      // A quote for an indicative price has no real user.
      return isSameAddress(refundTo, user) || !addressHazard(refundTo, [])
    },
  ),
  rule(
    'recoveryAddress',
    'no one has the key to it',
    ({ recoveryAddress }) => recoveryAddress === undefined || !addressHazard(recoveryAddress, []),
  ),
  rule('refundTo', '`strict` needs it', ({ strict, refundTo }) => !strict || refundTo !== undefined),
  rule(
    'tradeType',
    'EXACT_OUTPUT with `useDepositAddress` needs `strict`',
    ({ tradeType, useDepositAddress, strict }) =>
      !useDepositAddress || tradeType !== 'EXACT_OUTPUT' || Boolean(strict),
  ),
  rule(
    'subsidizationBps',
    'it can’t go with `useDepositAddress`',
    ({ subsidizationBps, useDepositAddress }) => subsidizationBps === undefined || !useDepositAddress,
  ),
  ...sponsorshipRules,
  appFeeRule,
] as const

function rule(field: keyof Compared, error: string, holds: (parameters: Compared) => boolean) {
  return z.refine<Compared>(holds, { path: [field], error })
}

/** `field` requires `switchedOn`. */
function needs<fields>(field: keyof fields & string, switchedOn: keyof fields & string) {
  return z.refine<fields>(
    ({ [field]: value, [switchedOn]: isOn }) => value === undefined || value === false || Boolean(isOn),
    { path: [field], error: `it needs \`${switchedOn}\`` },
  )
}
