-- Drafts that a batch of before 0052 would bring back, as that made those that stand.
UPDATE "content_batch_entries" SET "draft_before" = "draft_before" || '{"seo": {"title": null, "description": null, "keywords": null, "ogTitle": null, "ogDescription": null, "ogPicture": null, "canonical": null, "robots": null}}'::jsonb
WHERE "kind" IN ('text-page', 'city', 'home') AND "draft_before" IS NOT NULL AND NOT jsonb_exists("draft_before", 'seo');
