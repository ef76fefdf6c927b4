ALTER TABLE "media" ADD COLUMN "placeholder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "prerendered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What file names told until now.
UPDATE "media" SET
  "placeholder" = coalesce(substring("file" from '-p([0-9a-f]{27})'), ''),
  "prerendered" = "file" ~ '-(w[0-9]{2,4})+\.avif$',
  "color" = '#' || "color";--> statement-breakpoint
ALTER TABLE "media" DROP COLUMN "preview";--> statement-breakpoint
-- Returns the picture at a path as a value; one of which nothing is known by its path alone.
CREATE FUNCTION pg_temp.picture_at(path text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN path IS NULL THEN NULL ELSE coalesce(
    (SELECT jsonb_build_object(
      'src', path,
      'fallback', coalesce(
        (SELECT '/media/' || wide || '/' || regexp_replace(file, '\.[a-z]+$', '.webp')
          FROM (SELECT CASE WHEN prerendered
            THEN (widths ->> (jsonb_array_length(widths) / 2))::int
            ELSE (SELECT max(one::int) FROM jsonb_array_elements_text(widths) AS one WHERE one::int <= 1280) END AS wide) AS chosen
          WHERE wide IS NOT NULL), path),
      'width', width, 'height', height, 'color', color, 'placeholder', placeholder,
      'focus', jsonb_build_object('x', focus_x, 'y', focus_y),
      'widths', widths, 'prerendered', prerendered, 'alt', alt)
      FROM media WHERE file = substring(path from '^/media/(.*)$')),
    jsonb_build_object('src', path, 'fallback', path, 'width', 0, 'height', 0, 'color', '', 'placeholder', '',
      'focus', jsonb_build_object('x', 50, 'y', 50), 'widths', '[]'::jsonb, 'prerendered', false, 'alt', ''))
  END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.pictures_at(paths jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(pg_temp.picture_at(path) ORDER BY position), '[]'::jsonb)
  FROM jsonb_array_elements_text(paths) WITH ORDINALITY AS one (path, position)
$$;--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "image" SET DATA TYPE jsonb USING pg_temp.picture_at("image");--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "preview_thumb" SET DATA TYPE jsonb USING pg_temp.picture_at("preview_thumb");--> statement-breakpoint
ALTER TABLE "catalog_items" ALTER COLUMN "logo" SET DATA TYPE jsonb USING pg_temp.picture_at("logo");--> statement-breakpoint
ALTER TABLE "catalog_items" ALTER COLUMN "logo_thumb" SET DATA TYPE jsonb USING pg_temp.picture_at("logo_thumb");--> statement-breakpoint
ALTER TABLE "catalog_items" ALTER COLUMN "banner" SET DATA TYPE jsonb USING pg_temp.picture_at("banner");--> statement-breakpoint
ALTER TABLE "excursion_videos" ALTER COLUMN "image" SET DATA TYPE jsonb USING pg_temp.picture_at("image");--> statement-breakpoint
ALTER TABLE "facts" ALTER COLUMN "image" SET DATA TYPE jsonb USING pg_temp.picture_at("image");--> statement-breakpoint
ALTER TABLE "licenses" ALTER COLUMN "image" SET DATA TYPE jsonb USING pg_temp.picture_at("image");--> statement-breakpoint
ALTER TABLE "order_steps" ALTER COLUMN "image" SET DATA TYPE jsonb USING pg_temp.picture_at("image");--> statement-breakpoint
ALTER TABLE "portfolio" ALTER COLUMN "image" SET DATA TYPE jsonb USING pg_temp.picture_at("image");--> statement-breakpoint
ALTER TABLE "site_properties" ALTER COLUMN "logo" SET DATA TYPE jsonb USING pg_temp.picture_at("logo");--> statement-breakpoint
ALTER TABLE "slides" ALTER COLUMN "image" SET DATA TYPE jsonb USING pg_temp.picture_at("image");--> statement-breakpoint
ALTER TABLE "stories" ALTER COLUMN "cover" SET DATA TYPE jsonb USING pg_temp.picture_at("cover");--> statement-breakpoint
ALTER TABLE "clients" RENAME COLUMN "src" TO "picture";--> statement-breakpoint
ALTER TABLE "clients" ALTER COLUMN "picture" SET DATA TYPE jsonb USING pg_temp.picture_at("picture");--> statement-breakpoint
UPDATE "catalog_items" SET "gallery" = pg_temp.pictures_at("gallery");--> statement-breakpoint
UPDATE "cities" SET "photos" = pg_temp.pictures_at("photos");--> statement-breakpoint
UPDATE "stories" SET "frames" = (
  SELECT coalesce(jsonb_agg(frame || jsonb_build_object('image', pg_temp.picture_at(frame ->> 'image')) ORDER BY position), '[]'::jsonb)
  FROM jsonb_array_elements("frames") WITH ORDINALITY AS one (frame, position));--> statement-breakpoint
ALTER TABLE "materials" RENAME COLUMN "images" TO "pictures";--> statement-breakpoint
UPDATE "materials" SET "pictures" = (
  SELECT coalesce(jsonb_agg(pg_temp.picture_at(paths ->> 0) ORDER BY position), '[]'::jsonb)
  FROM jsonb_array_elements("pictures") WITH ORDINALITY AS one (paths, position));--> statement-breakpoint
DROP FUNCTION pg_temp.pictures_at;--> statement-breakpoint
DROP FUNCTION pg_temp.picture_at;
