'use client'
import type { Kinds } from '../../../errors/checks/checkKinds.ts'
import { createRequiredContext } from '../../shared/createRequiredContext.ts'
import type { DepositParties } from '../../../deposit/request/depositParties.ts'
import type { UseDepositAddressReturnType } from '../../../hooks/deposits/useDepositAddress.ts'
import type { Token } from '../../../utils/tokens/token.ts'
import type { AnyChain } from '../../../utils/chains/nonEvmChain.ts'
import type { EnteredAmount } from '../../shared/model/figures/enteredAmount.ts'

/** What the user fills in. */
export interface DepositValue {
  originChainId: number | undefined
  destinationChainId: number | undefined
  /** Address of the token received; undefined for the native token, the only choice when paying on an EVM chain. */
  destinationToken: string | undefined
  /** As typed: the amount paid, or the amount received for an exact or expected output. */
  amount: string
  /** Empty for the connected wallet. */
  recipient: string
  /** Initially empty: the payer's own wallet is never guessed. */
  refundTo: string
}

/** The kinds of the values, for untyped pages. */
export const depositValueKinds: Kinds<keyof DepositValue> = {
  originChainId: 'chainId',
  destinationChainId: 'chainId',
  destinationToken: 'address',
  amount: 'text',
  recipient: 'address',
  refundTo: 'address',
}

/** What `DepositAddress.Root` provides to its parts. */
export interface UseDepositAddressFormReturnType {
  value: DepositValue
  change: (change: Partial<DepositValue>) => void
  amount: EnteredAmount
  /** The amount is the one received. */
  isOutput: boolean
  /** The networks can't be changed. */
  isRouteFixed: boolean
  origin: AnyChain | undefined
  destination: AnyChain | undefined
  /** The token paid: the origin chain's native token. */
  pay: Token | undefined
  /** The token received; undefined if the page doesn't know it. */
  receive: Token | undefined
  /** The refund address that was confirmed; `''` for none. */
  accepted: string
  accept: (refundTo: string) => void
  /** Confirms that the user recognizes all parties of a recovered request. */
  acceptParties: (parties: DepositParties | undefined) => void
  deposit: UseDepositAddressReturnType
  /** Shows a request, or the form again. */
  show: (requestId: string | undefined) => void
  /** Announces something to assistive technology, once. */
  announce: (text: string) => void
}

export const [DepositContext, useDepositContext] =
  createRequiredContext<UseDepositAddressFormReturnType>('DepositAddress.Root')
