import { trade as fabricPrinting } from './fabric-printing.ts'
import { trade as homeTextiles } from './home-textiles.ts'
import { trade as sewing } from './sewing.ts'
import { trade as shirtPrinting } from './shirt-printing.ts'
import type { Trade } from './trade.ts'
import { trade as workwear } from './workwear.ts'

/** The usual trades of textile factories. */
export const trades = {
  sewing,
  'shirt-printing': shirtPrinting,
  'fabric-printing': fabricPrinting,
  workwear,
  'home-textiles': homeTextiles,
} satisfies Record<string, Trade>

export type TradeName = keyof typeof trades
