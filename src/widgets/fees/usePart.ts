'use client'
import { createUsePart } from '../shared/render/createUsePart.ts'
import type { feesParts } from './attributes.ts'

/** The attributes of this widget's parts. */
export const usePart = createUsePart<typeof feesParts>()
