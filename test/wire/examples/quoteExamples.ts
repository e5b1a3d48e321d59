import { bridge } from './quotes/bridge.ts'
import { depositAddressForAnother } from './quotes/depositAddressForAnother.ts'
import { destinationCalls } from './quotes/destinationCalls.ts'
import { fixedRateSwap } from './quotes/fixedRateSwap.ts'
import { fromArc } from './quotes/fromArc.ts'
import { fromBitcoin } from './quotes/fromBitcoin.ts'
import { fromBitcoinDepositAddress } from './quotes/fromBitcoinDepositAddress.ts'
import { fromHyperliquid } from './quotes/fromHyperliquid.ts'
import { fromLighter } from './quotes/fromLighter.ts'
import { fromSolana } from './quotes/fromSolana.ts'
import { gaslessBridge } from './quotes/gaslessBridge.ts'
import { openDepositAddress } from './quotes/openDepositAddress.ts'
import { permit2Swap } from './quotes/permit2Swap.ts'
import { signedSwap } from './quotes/signedSwap.ts'
import { sponsoredSwap } from './quotes/sponsoredSwap.ts'
import { strictDepositAddress } from './quotes/strictDepositAddress.ts'
import { swapOnDestination } from './quotes/swapOnDestination.ts'
import { swapToSolana } from './quotes/swapToSolana.ts'
import { swapWithApproval } from './quotes/swapWithApproval.ts'
import { swapWithRefundTo } from './quotes/swapWithRefundTo.ts'
import { swapWithZeroReset } from './quotes/swapWithZeroReset.ts'
import { toLighter } from './quotes/toLighter.ts'

/** Quotes that a wallet of an EVM chain can carry out. */
export const evmQuotes = {
  bridge,
  depositAddressForAnother,
  destinationCalls,
  fixedRateSwap,
  fromArc,
  gaslessBridge,
  openDepositAddress,
  signedSwap,
  sponsoredSwap,
  strictDepositAddress,
  swapOnDestination,
  swapToSolana,
  swapWithApproval,
  swapWithRefundTo,
  swapWithZeroReset,
  toLighter,
}

/** Quotes that are read and shown, and whose steps no EVM wallet can do. */
export const otherFamilyQuotes = {
  fromBitcoin,
  fromBitcoinDepositAddress,
  fromHyperliquid,
  fromLighter,
  fromSolana,
}

/** It approves more than it spends, as this deployment did years ago. */
export const unlimitedApproval = permit2Swap
