import { sponsoredComponents, type SponsoredComponent } from '@causeway/react/schemas'

/** An amount for each part of the fees, in base units of the input. */
export type ComponentAmounts = Readonly<Record<SponsoredComponent, bigint>>

/** What is charged, in base units of the input. */
export interface ChargedFees {
  /** Gas of the fill, and of the sweep of a deposit address. */
  destinationGas: bigint
  /** The cost of the recipient's gas top-up. */
  topup: bigint
  /** The service fee. */
  service: bigint
  /** The swap source's fee and the price impact. */
  swap: bigint
  /** The app fees. */
  appFees: readonly { amount: bigint }[]
}

/** The total of each fee component. The gas top-up counts as execution, and no chain here charges rent. */
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
