import { checkObject } from '../../errors/checks/checkObject.ts'

/**
 * Checks that a wallet was given where one may be; null is none.
 *
 * @throws {InvalidArgumentError} when it was not, naming who wants it.
 */
export function checkWallet(wallet: unknown, caller: string): void {
  if (wallet == null) return
  const rule = 'it must come from `createViemWallet` or the like'
  checkObject(wallet, caller, 'wallet', { fields: ['address', 'getAccount'], rule })
}
