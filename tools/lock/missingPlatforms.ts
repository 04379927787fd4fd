type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

/** The part of package-lock.json that we read. */
export type Lock = { packages: Record<string, Entry> };

const systems = [
  'android',
  'darwin',
  'linux',
  'win32',
  'windows',
  'freebsd',
  'openbsd',
  'netbsd',
  'openharmony',
  'sunos',
  'aix',
];
const processors: [part: string, cpu: string][] = [
  ['arm64', 'arm64'],
  ['x64', 'x64'],
  ['ia32', 'ia32'],
  ['ppc64', 'ppc64'],
  ['riscv64', 'riscv64'],
  ['s390x', 's390x'],
  ['loong64', 'loong64'],
  ['wasm32', 'wasm32'],
  ['arm', 'arm'],
];

/** Entries for optional packages that the lock file names but has no entries for. */
export function missingPlatforms({ packages }: Lock): Record<string, Entry> {
  const missing: Record<string, Entry> = {};
  for (const { dev, optionalDependencies = {} } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const key = `node_modules/${name}`;
      // Only exact versions of packages for one platform: npm resolves everything else itself.
      if (packages[key] || !/^\d/.test(version)) continue;
      const platform = platformOf(name);
      if (platform) missing[key] = { version, ...platform, ...(dev ? { dev } : {}), optional: true };
    }
  }
  return missing;
}

/** The platform in a name such as `@rolldown/binding-linux-arm64-musl`; undefined if it names none. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | undefined {
  const parts = name.split(/[/-]/);
  const os = systems.find((system) => parts.includes(system));
  const cpu = processors.find(([part]) => parts.includes(part))?.[1];
  if (!os && cpu !== 'wasm32') return undefined;
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os ? { os: [os === 'windows' ? 'win32' : os] } : {}),
    ...(parts.includes('musl') ? { libc: ['musl'] } : {}),
  };
}
