import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findProduct } from '@/catalogue/product-neighbours';
import { addGoods } from '@/enquiry/enquiry-store';

/** Adds the product of `?add=`, from a form of a page not yet hydrated. A reload must not add it again. */
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
