import {
  WalletError,
  WalletNotConnectedError,
  WrongAccountError,
  WrongChainError,
} from '../../../errors/wallet.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { raceAbort } from '../../../utils/time/raceAbort.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import { toWalletError } from '../../ports/wallet/walletErrors.ts'
import type { PromptingRun } from '../run.ts'

/** Checks the account, and switches the chain if needed. Both are read again right before the prompt opens. */
export async function prepareWallet(run: PromptingRun, from: `0x${string}`, chainId: number): Promise<void> {
  const { wallet, dispatch } = run
  await checkAccount(run, from)
  await checkPageAccount(run, from)
  if ((await ask(run, () => wallet.getChainId())) === chainId) return
  dispatch({ type: 'chainRequested', chainId })
  try {
    // Ending the run ends this wait, since switching networks sends nothing.
    await raceAbort(wallet.switchChain(chainId), run.signal)
  } catch (error) {
    const typed = toWalletError(error)
    throw typed.name === 'UserRejectedError'
      ? typed
      : new WrongChainError({ expectedChainId: chainId, cause: error })
  }
  // Checked before the state says that the wallet is asked to pay.
  await checkPageAccount(run, from)
  await checkChain(run, chainId)
}

/** Checks the account and the chain again: the user may have switched meanwhile. */
export async function checkWallet(run: PromptingRun, from: `0x${string}`, chainId: number): Promise<void> {
  await checkAccount(run, from)
  await checkChain(run, chainId)
}

async function checkChain(run: PromptingRun, expectedChainId: number): Promise<void> {
  const actualChainId = await ask(run, () => run.wallet.getChainId())
  if (actualChainId !== expectedChainId) throw new WrongChainError({ expectedChainId, actualChainId })
}

async function checkAccount(run: PromptingRun, expected: `0x${string}`): Promise<void> {
  compareAccounts(await ask(run, () => run.wallet.getAccount()), expected)
}

/**
 * Checks that the page still uses the account: a wallet that the page replaced or disconnected would otherwise prompt for a swap that is no
 * longer shown.
 */
export async function checkPageAccount(run: PromptingRun, expected: `0x${string}`): Promise<void> {
  compareAccounts(await withLimit(run, run.readAccount(expected), noAnswer), expected)
}

/** @throws {WalletNotConnectedError | WrongAccountError} */
function compareAccounts(actual: `0x${string}` | undefined, expected: `0x${string}`): void {
  if (actual === undefined) throw new WalletNotConnectedError()
  if (!isSameAddress(actual, expected)) throw new WrongAccountError({ expected, actual })
}

/** Calls the wallet, and converts its errors to wallet errors. */
async function ask<answer>(run: PromptingRun, call: () => Promise<answer>): Promise<answer> {
  try {
    return await withLimit(run, call(), noAnswer)
  } catch (error) {
    throw toWalletError(error)
  }
}

function noAnswer(): Promise<never> {
  return Promise.reject(new WalletError({ message: 'The wallet did not answer.' }))
}
