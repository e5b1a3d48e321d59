'use client'
import { createUsePart } from '../shared/createUsePart.ts'
import type { reviewParts } from '../attributes/review.ts'

/** The attributes of this widget's parts. */
export const usePart = createUsePart<typeof reviewParts>()
