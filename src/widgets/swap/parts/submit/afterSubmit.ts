'use client'
import { SwapProgress } from './SwapProgress.tsx'
import { SwapReview } from './SwapReview.tsx'

/** What replaces the form once it is submitted. */
export const afterSubmit = { SwapReview, SwapProgress }
