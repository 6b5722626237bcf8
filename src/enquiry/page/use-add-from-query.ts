import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findProduct } from '@/catalogue/products';
import { addGoods } from '@/enquiry/enquiry-store';

/** Adds the product of `?add=`, if it exists, then removes the query string, so that a reload does not add it again. */
export function useAddFromQuery(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get('add');

  useLayoutEffect(() => {
    if (id === null) return;
    const product = findProduct(id);
    if (product) addGoods(product);
    navigate({ hash }, { replace: true, preventScrollReset: true });
  }, [id, hash, navigate]);
}
