/**
 * What has to be settled before anything is painted, so that nothing shifts and nobody reads a page they are about to
 * be led away from. It stands in the head of every page as a script of its own (site/inline-script.ts).
 */
import { arrive, followArrivals } from '../app/browser/arrival.ts'
import { followDismissals, hideWarnings, seenWarnings } from '../app/browser/city-warnings.ts'
import { clearOldIosCache } from '../app/browser/old-ios-cache.ts'
import { standInForStorage } from '../app/browser/storage-stand-in.ts'

standInForStorage()
if (!clearOldIosCache()) {
  hideWarnings(seenWarnings())
  followDismissals()
  followArrivals()
  arrive()
}
