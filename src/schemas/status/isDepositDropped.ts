/** Whether the reason of a failure says that the network dropped the deposit, which some records keep as one that succeeded. */
export function isDepositDropped(failReason: string | null | undefined): boolean {
  return failReason === 'DEPOSIT_REORGED'
}
