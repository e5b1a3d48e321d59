import { checkObject } from '../../errors/checks/checkObject.ts'

/**
 * Checks an optional argument that must be a wallet; null means none.
 *
 * @throws {InvalidArgumentError} when it isn't one, naming the caller.
 */
export function checkWallet(wallet: unknown, caller: string): void {
  if (wallet == null) return
  const rule = 'it must come from `createViemWallet` or the like'
  checkObject(wallet, caller, 'wallet', { fields: ['address', 'getAccount'], rule })
}
