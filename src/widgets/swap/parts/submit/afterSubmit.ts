'use client'
import { SwapProgress } from './SwapProgress.tsx'
import { SwapReview } from './SwapReview.tsx'

/** What takes over once the form is submitted. */
export const afterSubmit = { SwapReview, SwapProgress }
