'use client'
import { createUsePart } from '../shared/createUsePart.ts'
import type { swapParts } from '../attributes/swap.ts'

/** The attributes of this widget's parts. */
export const usePart = createUsePart<typeof swapParts>()
