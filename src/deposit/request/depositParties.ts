import type { RequestRecord } from '../../schemas/requests/requestRecord.ts'
import { hasEvmAddresses } from '../../utils/address/families/parseChainAddress.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import type { AnyChain } from '../../utils/chains/nonEvmChain.ts'
import type { Token } from '../../utils/tokens/token.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { toJsonText } from '../../utils/text/toJsonText.ts'
import type { DepositAddressParameters } from './depositAddressParameters.ts'
import { findPoorConversion, type DepositConversion } from '../findPoorConversion.ts'
import type { DepositTerms } from '../depositTerms.ts'

/**
 * Everyone involved in a request according to the provider's record, and what it exchanges, if the user must accept
 * that.
 */
export interface DepositParties {
  /** The account that the request belongs to. */
  user: string
  recipient: string
  refundTo: string
  /** The account that can recover funds left at the address; missing if none can. */
  recoveryAddress: string | undefined
  /** The accounts that get a part of the payment, each once; `'?'` for a fee without an account. */
  appFeeRecipients: readonly string[]
  /** A conversion that the user must accept, since much is lost, or the loss is unknown. */
  conversion: DepositConversion | undefined
}

/** The parties that a page knows without reading storage. */
export interface KnownDepositParties {
  /** The account of the connected wallet. */
  account?: string | undefined
  /** The parties that the page sets, or that the user has typed since the page was loaded. */
  named?:
    | Pick<
        DepositAddressParameters,
        'user' | 'recipient' | 'refundTo' | 'recoveryAddress' | 'appFees' | 'extraFields' | 'appFeeRecipients'
      >
    | undefined
  /** The parties that the user has accepted since the page was loaded. */
  accepted?: DepositParties | undefined
}

/** The parties of a request whose terms the record confirms. */
export function partiesOf(
  record: RequestRecord,
  terms: DepositTerms,
  tokens: readonly Token[],
): DepositParties {
  const { user = '?', depositAddress, data } = record
  const { recipient, refundTo } = terms
  const appFees = data.appFees?.quoted ?? []
  return {
    user,
    recipient,
    refundTo,
    recoveryAddress: depositAddress?.recoveryAddress,
    appFeeRecipients: [...new Set(appFees.map((fee) => fee.recipient ?? '?'))],
    conversion: findPoorConversion(record, terms, tokens),
  }
}

/**
 * Whether each party is the connected wallet, was named by the page, or was confirmed by the user, and the conversion
 * needs no confirmation. That the provider knows a request says nothing about who created it.
 */
export function areKnownParties(
  parties: DepositParties,
  { account, named = {}, accepted }: KnownDepositParties,
  { origin, destination }: { origin: AnyChain | undefined; destination: AnyChain | undefined },
): boolean {
  if (accepted && toJsonText(accepted) === toJsonText(parties)) return true
  const { user, recipient, refundTo, recoveryAddress, appFeeRecipients, conversion } = parties
  // An EVM account isn't an address on chains outside the EVM.
  const [payer, receiver] = [origin, destination].map((chain) =>
    chain && hasEvmAddresses(chain) ? account : undefined,
  )
  const isOneOf = (party: string, known: readonly (string | undefined)[]) =>
    known.some((place) => isSameAddress(place?.trim(), party))
  const feeRecipients = [
    // Known fields take precedence over `extraFields` in the body.
    ...appFeeRecipientsOf(named.appFees ?? named.extraFields?.['appFees']),
    ...(named.appFeeRecipients ?? []),
  ]
  return (
    conversion === undefined &&
    isOneOf(recipient, [named.recipient, receiver]) &&
    isOneOf(refundTo, [named.refundTo, payer]) &&
    // A request without a wallet belongs to the payer.
    isOneOf(user, [named.user, payer, refundTo]) &&
    (recoveryAddress === undefined || isOneOf(recoveryAddress, [named.recoveryAddress, payer, refundTo])) &&
    appFeeRecipients.every((party) => isOneOf(party, feeRecipients))
  )
}

/** Reads `appFees` in the format in which pages pass them to a quote. */
function appFeeRecipientsOf(appFees: unknown): string[] {
  const fees: unknown[] = Array.isArray(appFees) ? appFees : []
  return fees.flatMap((fee) =>
    isObject(fee) && typeof fee['recipient'] === 'string' ? [fee['recipient']] : [],
  )
}
