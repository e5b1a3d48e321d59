'use client'
import { createUsePart } from '../shared/createUsePart.ts'
import type { depositAddressParts } from '../attributes/depositAddress.ts'

/** The attributes of this widget's parts. */
export const usePart = createUsePart<typeof depositAddressParts>()
