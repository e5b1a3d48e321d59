'use client'
import { createUsePart } from '../shared/createUsePart.ts'
import type { progressParts } from '../attributes/progress.ts'

/** The attributes of this widget's parts. */
export const usePart = createUsePart<typeof progressParts>()
