import type {
  ActivityWidgetProps,
  CheckoutWidgetProps,
  DepositAddressWidgetProps,
  FeesWidgetProps,
  SwapWidgetProps,
} from '@causeway/react/widgets'
import { expectTypeOf, it } from 'vitest'
import type { OwnProp } from '../../stories/playground/controls/controls.ts'
import type {
  activityControls,
  depositControls,
  feesControls,
} from '../../stories/playground/controls/otherControls.ts'
import type { checkoutControls, swapControls } from '../../stories/playground/controls/swapControls.ts'

it('default: each playground has a control for every property of its widget, and for no other', () => {
  expectTypeOf<keyof typeof swapControls>().toEqualTypeOf<OwnProp<SwapWidgetProps, 'form'>>()
  expectTypeOf<keyof typeof checkoutControls>().toEqualTypeOf<OwnProp<CheckoutWidgetProps, 'form'>>()
  expectTypeOf<keyof typeof depositControls>().toEqualTypeOf<OwnProp<DepositAddressWidgetProps, 'div'>>()
  expectTypeOf<keyof typeof activityControls>().toEqualTypeOf<OwnProp<ActivityWidgetProps, 'div'>>()
  expectTypeOf<keyof typeof feesControls>().toEqualTypeOf<OwnProp<FeesWidgetProps, 'div'>>()
})
