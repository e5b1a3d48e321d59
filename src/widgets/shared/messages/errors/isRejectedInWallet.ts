/** Whether the user rejected in the wallet, not with a button of the page: only then the error has a cause, the wallet's answer. */
export function isRejectedInWallet(error: Error): boolean {
  return error.cause !== undefined
}
