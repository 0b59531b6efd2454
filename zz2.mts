import { build } from 'esbuild';
import { bundleOptions } from './infra/build.ts';
import { functionEntries } from './infra/function-entries.ts';
const names = process.argv.slice(2);
for (const entry of functionEntries().filter((e)=>names.includes(e.name))) {
  const {metafile} = await build({...bundleOptions(entry,'/tmp/zzb/'+entry.name+'/index.mjs')});
  for (const [o,out] of Object.entries(metafile!.outputs)) {
    if (!o.endsWith('index.mjs')) continue;
    const by = new Map<string,number>();
    for (const [p,i] of Object.entries(out.inputs)) { const m=/node_modules\/((@[^/]+\/)?[^/]+)/.exec(p); const k=m?m[1]!:'own'; by.set(k,(by.get(k)??0)+i.bytesInOutput); }
    console.log(entry.name,[...by].sort((a,b)=>b[1]-a[1]).slice(0,20));
  }
}
