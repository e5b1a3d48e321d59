/** Whether the wallet rejected it, and not a button of the page: only the wallet's answer is a cause. */
export function isRejectedInWallet(error: Error): boolean {
  return error.cause !== undefined
}
