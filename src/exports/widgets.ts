export * as Activity from '../widgets/activity/index.ts'
export type { ActivityRootProps } from '../widgets/activity/parts/ActivityRoot.tsx'
export {
  emptyActivityFilters,
  type ActivityFilters,
} from '../widgets/activity/model/filters/activityFilters.ts'
export { ActivityWidget, type ActivityWidgetProps } from '../widgets/activity/ActivityWidget.tsx'
export type { UseActivityReturnType } from '../widgets/activity/model/activityContext.ts'
export { useActivity } from '../widgets/activity/useActivity.ts'
export {
  widgetAttributes,
  type AttributeValue,
  type WidgetAttribute,
} from '../widgets/attributes/widgetAttributes.ts'
export { widgetParts, type Part, type PartDataState } from '../widgets/attributes/widgetParts.ts'
export * as DepositAddress from '../widgets/deposit-address/index.ts'
export type { DepositAddressRootProps } from '../widgets/deposit-address/parts/DepositAddressRoot.tsx'
export type { DepositAddressQuoteParameters } from '../widgets/deposit-address/model/depositAddressQuoteParameters.ts'
export type {
  DepositValue,
  UseDepositAddressFormReturnType,
} from '../widgets/deposit-address/model/depositContext.ts'
export {
  DepositAddressWidget,
  type DepositAddressWidgetProps,
} from '../widgets/deposit-address/DepositAddressWidget.tsx'
export { useDepositAddressForm } from '../widgets/deposit-address/useDepositAddressForm.ts'
export * as Fees from '../widgets/fees/index.ts'
export type { FeesRootProps } from '../widgets/fees/parts/FeesRoot.tsx'
export { useFees, type UseFeesReturnType } from '../widgets/fees/useFees.ts'
export { FeesWidget, type FeesOptions, type FeesWidgetProps } from '../widgets/fees/FeesWidget.tsx'
export type { FeesSource } from '../widgets/fees/model/feeBreakdown.ts'
export type { AppFeeLine } from '../widgets/fees/model/appFeeLines.ts'
export type { FeeLine } from '../widgets/fees/model/feeLines.ts'
export type { FeeTotal } from '../widgets/fees/model/feeTotal.ts'
export type { ImpactLine } from '../widgets/fees/model/impactLines.ts'
export type { SponsorshipBreakdown, SponsorshipShares } from '../widgets/fees/model/sponsorship.ts'
export type { Figure, QuotedAndActual } from '../widgets/shared/model/figures/figure.ts'
export * as PendingExecutions from '../widgets/pending-executions/index.ts'
export {
  PendingExecutionsWidget,
  type PendingExecutionsWidgetProps,
} from '../widgets/pending-executions/PendingExecutionsWidget.tsx'
export type { PendingExecutionsRootProps } from '../widgets/pending-executions/parts/PendingExecutionsRoot.tsx'
export type { UsePendingExecutionsReturnType } from '../widgets/pending-executions/model/pendingExecutionsContext.ts'
export { usePendingExecutions } from '../widgets/pending-executions/usePendingExecutions.ts'
export * as Progress from '../widgets/progress/index.ts'
export type { ProgressRootProps } from '../widgets/progress/parts/ProgressRoot.tsx'
export type { UseProgressReturnType } from '../widgets/progress/model/progressContext.ts'
export type { SwapParties } from '../widgets/progress/model/end/useOutcome.ts'
export type { ProgressValues } from '../widgets/progress/model/useProgressValues.ts'
export { useProgress } from '../widgets/progress/useProgress.ts'
export { ProgressWidget, type ProgressWidgetProps } from '../widgets/progress/ProgressWidget.tsx'
export * as Review from '../widgets/review/index.ts'
export type {
  ContractSource,
  DescribedAmount,
  DescribedFact,
  DescribedStep,
} from '../audit/describe/describedStep.ts'
export type { ReviewChange, ReviewFigure } from '../widgets/review/model/findings/reviewChanges.ts'
export type { DescribedFinding } from '../audit/describe/describeQuote.ts'
export type { ReviewDisclosure } from '../widgets/review/model/findings/reviewDisclosures.ts'
export type {
  ReviewMessage,
  ReviewReasonCode,
  UseReviewReturnType,
} from '../widgets/review/model/reviewContext.ts'
export type { ReviewModel } from '../widgets/review/model/reviewModel.ts'
export type { ReviewRisk } from '../widgets/review/model/findings/reviewRisks.ts'
export type { ReviewRootProps } from '../widgets/review/parts/ReviewRoot.tsx'
export { ReviewWidget, type ReviewWidgetProps } from '../widgets/review/ReviewWidget.tsx'
export { useReview } from '../widgets/review/useReview.ts'
export * as Swap from '../widgets/swap/index.ts'
export type { SwapAmountProps } from '../widgets/swap/parts/sides/SwapAmount.tsx'
export type { SwapBalanceProps } from '../widgets/swap/parts/sides/SwapBalance.tsx'
export type { SwapQuoteParameters } from '../widgets/swap/model/settings/swapQuoteParameters.ts'
export type {
  SwapDepositProps,
  SwapSettings,
  SwapSponsorship,
} from '../widgets/swap/model/settings/swapSettings.ts'
export type { SwapAmountPreviewProps } from '../widgets/swap/parts/sides/SwapAmountPreview.tsx'
export type {
  Checkout,
  CheckoutCalls,
  CheckoutOrder,
  CheckoutRecipient,
} from '../widgets/swap/model/settings/checkout.ts'
export type { CheckoutRootProps, SwapRootProps } from '../widgets/swap/parts/SwapRoot.tsx'
export type { SwapAllow, SwapDeny, SwapLock, TokenRule } from '../widgets/swap/model/settings/swapRules.ts'
export type { SwapSection, SwapSectionProps } from '../widgets/swap/model/settings/swapSection.ts'
export type { FormSide } from '../widgets/shared/model/formSide.ts'
export type { SwapSideProps } from '../widgets/swap/parts/sides/SwapSide.tsx'
export {
  swapFromSearchParams,
  swapToSearchParams,
  type SwapFromSearchParamsReturnType,
  type SwapSearchParamsOptions,
} from '../widgets/swap/model/entered/searchParams.ts'
export type { SwapChange, SwapChangeReason, SwapValue } from '../widgets/swap/model/entered/swapValue.ts'
export type { SwapTokenProps } from '../widgets/swap/parts/sides/SwapToken.tsx'
export type { SwapFiatValueProps } from '../widgets/swap/parts/sides/SwapFiatValue.tsx'
export type { EnteredAmount } from '../widgets/shared/model/figures/enteredAmount.ts'
export type { AmountProblem, ParsedAmount } from '../utils/amounts/parseAmount.ts'
export type { FeeBreakdown } from '../widgets/fees/model/feeBreakdown.ts'
export type { AddressFindings } from '../widgets/swap/model/entered/addressFindings.ts'
export type { ParsedSwap } from '../widgets/swap/model/entered/parsedSwap.ts'
export type { ParsedSlippage } from '../widgets/swap/model/entered/slippage.ts'
export type { SwapField, SwapReason } from '../widgets/swap/model/reasons/swapReason.ts'
export type { SwapNoticeText } from '../widgets/swap/model/submit/useSwapNotice.ts'
export type { SwapActions } from '../widgets/swap/model/store/swapActions.ts'
export {
  useSwap,
  type SwapDepositAddress,
  type SwapMessage,
  type SwapSideState,
  type UseSwapReturnType,
} from '../widgets/swap/useSwap.ts'
export { SwapButton, type SwapButtonProps } from '../widgets/swap/SwapButton.tsx'
export { SwapWidget, type CheckoutWidgetProps, type SwapWidgetProps } from '../widgets/swap/SwapWidget.tsx'
export type { ProgressStep, ProgressStepTransaction, StepStatus } from '../widgets/shared/steps/step.ts'
export type { TokenId } from '../utils/tokens/tokenId.ts'
export type { ContainerProps, PartProps, RenderProp } from '../widgets/shared/render/renderPart.ts'
export type { AmountFieldProps } from '../widgets/shared/parts/figures/AmountField.tsx'
export type { Density, Slots } from '../widgets/shared/widgetOptions.ts'
export type { LayoutOptions, ClassNames, WidgetOptions, WidgetProps } from '../widgets/widgetProps.ts'
