import { bridge } from './quotes/bridge.ts'
import { destinationCalls } from './quotes/destinationCalls.ts'
import { fixedRateSwap } from './quotes/fixedRateSwap.ts'
import { fromBitcoin } from './quotes/fromBitcoin.ts'
import { fromBitcoinDepositAddress } from './quotes/fromBitcoinDepositAddress.ts'
import { fromHyperliquid } from './quotes/fromHyperliquid.ts'
import { fromLighter } from './quotes/fromLighter.ts'
import { gaslessBridge } from './quotes/gaslessBridge.ts'
import { openDepositAddress } from './quotes/openDepositAddress.ts'
import { permit2Swap } from './quotes/permit2Swap.ts'
import { sponsoredSwap } from './quotes/sponsoredSwap.ts'
import { strictDepositAddress } from './quotes/strictDepositAddress.ts'
import { swapWithApproval } from './quotes/swapWithApproval.ts'
import { swapWithZeroReset } from './quotes/swapWithZeroReset.ts'
import { toLighter } from './quotes/toLighter.ts'

/** Quotes that a wallet of an EVM chain can carry out. */
export const evmQuotes = {
  bridge,
  destinationCalls,
  fixedRateSwap,
  gaslessBridge,
  openDepositAddress,
  sponsoredSwap,
  strictDepositAddress,
  swapWithApproval,
  swapWithZeroReset,
  toLighter,
}

/** Quotes that are read and shown, and whose steps no EVM wallet can do. */
export const otherFamilyQuotes = { fromBitcoin, fromBitcoinDepositAddress, fromHyperliquid, fromLighter }

/** It approves more than it spends, as this deployment did years ago. */
export const unlimitedApproval = permit2Swap
