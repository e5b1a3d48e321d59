import { sponsoredComponents, type SponsoredComponent } from '@causeway/react/schemas'

/** An amount for each part of the fees, in the smallest unit of the input. */
export type ComponentAmounts = Readonly<Record<SponsoredComponent, bigint>>

/** What is charged, in the smallest unit of the input. */
export interface ChargedFees {
  /** Gas of the fill, and of the sweep of a deposit address. */
  destinationGas: bigint
  /** What the recipient's gas money costs. */
  topup: bigint
  /** What the service earns. */
  service: bigint
  /** What a swap source keeps and what the size of the swap costs. */
  swap: bigint
  /** What the app's recipients get. */
  appFees: readonly { amount: bigint }[]
}

/** What each part of a quote's fees comes to: gas money is execution, and no chain here takes rent. */
export function componentTotals({
  destinationGas,
  topup,
  service,
  swap,
  appFees,
}: ChargedFees): ComponentAmounts {
  const app = appFees.reduce((sum, { amount }) => sum + amount, 0n)
  return { execution: destinationGas + topup, swap, platform: service, app, rent: 0n }
}

/** The sum over all parts. */
export function sumOfComponents(amounts: ComponentAmounts): bigint {
  return sponsoredComponents.reduce((sum, component) => sum + amounts[component], 0n)
}

/** Makes an amount for each part. */
export function mapComponents(toAmount: (component: SponsoredComponent) => bigint): ComponentAmounts {
  return {
    execution: toAmount('execution'),
    swap: toAmount('swap'),
    platform: toAmount('platform'),
    app: toAmount('app'),
    rent: toAmount('rent'),
  }
}
