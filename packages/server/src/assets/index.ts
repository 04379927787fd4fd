/** The hashed files of all versions that run or ran lately. Other folders use only these names. */
export { createAssetMemory, type FindAsset } from './createAssetMemory';
export { type AssetFile, listAssetFiles } from './listAssetFiles';
export { serveAssets } from './routes/serveAssets';
export { pruneAssets, saveAssets } from './store/saveAssets';
