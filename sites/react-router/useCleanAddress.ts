import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const campaign = /^(?:utm_\w+|gclid|fbclid|mcp_token)$/;

/** Removes campaigns and tokens from the address once they have been counted, as many shops do. */
export function useCleanAddress(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const words = new URLSearchParams(search);
    const passing = [...words.keys()].filter((name) => campaign.test(name));
    if (passing.length === 0) return;
    for (const name of passing) words.delete(name);
    void navigate({ pathname, search: words.toString(), hash }, { replace: true });
  }, [pathname, search, hash, navigate]);
}
